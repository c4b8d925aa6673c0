import { SignOut } from '#web/sign-out/SignOut.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { nameOf } from '#web/session/name-of.ts';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { ThemeToggle } from '#web/ui/buttons/ThemeToggle.tsx';

/** Who is signed in, and the way out. */
export function Account({ caption, small }: { caption: string; small: boolean }) {
  const { user } = useCurrentUser();
  const name = nameOf(user, caption);
  if (small) return <SignOut small />;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={user?.profileImageUrl ?? undefined} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium">{name}</p>
          <p className="text-xs text-muted">{caption}</p>
        </div>
        <ThemeToggle />
      </div>
      <SignOut />
    </div>
  );
}
