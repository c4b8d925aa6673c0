import { useCurrentUser } from '#web/session/current-user.ts';

export const useUserId = (): string | undefined => useCurrentUser().user?.id;
