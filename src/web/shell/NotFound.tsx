import { PublicPage } from '#web/session/PublicPage.tsx';
import { Button } from '#web/ui/Button.tsx';

export function NotFound() {
  return (
    <PublicPage
      title="404 Page Not Found"
      intro="The page you're looking for doesn't exist. Please check the URL or return to the home page."
    >
      <Button asChild variant="primary" size="lg">
        <a href="/">Return to the home page</a>
      </Button>
    </PublicPage>
  );
}
