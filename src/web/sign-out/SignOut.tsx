import { LogOut } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SignOutLink } from './SignOutLink.tsx';

export function SignOut({ small = false }: { small?: boolean }) {
  return (
    <Button asChild variant="ghost" size="sm">
      <SignOutLink aria-label={small ? 'Sign Out' : undefined}>
        <LogOut aria-hidden="true" />
        {!small && 'Sign Out'}
      </SignOutLink>
    </Button>
  );
}
