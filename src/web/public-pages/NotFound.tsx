import { Button } from '#web/ui/buttons/Button.tsx';
import { Compass } from './Compass.tsx';
import { Horizon } from '#web/public-pages/landing/Horizon.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export function NotFound() {
  return (
    <PublicFrame title="404 Page Not Found">
      <section className="relative flex flex-1 flex-col">
        <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col items-center justify-center px-5 pt-8 pb-48 text-center sm:px-8 lg:pb-64">
          <Compass className="w-36 text-accent lg:w-44" />
          <h1 className="mt-10 display text-4xl lg:text-5xl">404 Page Not Found</h1>
          <p className="mt-4 text-lg text-muted">
            The page you're looking for doesn't exist. Please check the URL or return to the home page.
          </p>
          <Button asChild variant="primary" size="lg" className="mt-8">
            <a href="/">Return to the home page</a>
          </Button>
        </div>
        <Horizon className="pointer-events-none absolute bottom-0 left-1/2 h-32 w-full min-w-4xl -translate-x-1/2 lg:h-48" />
      </section>
    </PublicFrame>
  );
}
