import { type ReactNode, useEffect } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { checkSetupLink, getInvitation, getPasswordLink } from '#contract/session.ts';
import { CallError } from '#web/data/call.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { FormOutline } from './FormOutline.tsx';
import { PublicPage } from './PublicPage.tsx';

type LookUp = typeof getInvitation | typeof getPasswordLink | typeof checkSetupLink;

type LinkPageProps<E extends LookUp> = {
  /** The call that says what the link is for. */
  endpoint: E;
  token: string;
  /** As long as that is not known. */
  title: string;
  fields: number;
  /** The link is over: used, past its time, or never given. */
  usedUp: (error: CallError) => ReactNode;
  children: (found: ResponseOf<E>) => ReactNode;
};

/** A page that a link in an e-mail leads to: its purpose is looked up before any question. */
export function LinkPage<E extends LookUp>(page: LinkPageProps<E>) {
  const { endpoint, token, title, fields, usedUp, children } = page;
  const { mutate, data, error } = useSend<LookUp>(endpoint);
  useEffect(() => mutate({ body: { token } }), [mutate, token]);
  if (error && isLinkOver(error)) return usedUp(error);
  if (error) {
    return (
      <PublicPage title={title}>
        <ErrorState message={sentenceOf(error, notLookedUp)} onRetry={() => mutate({ body: { token } })} />
      </PublicPage>
    );
  }
  if (data) return children(data as ResponseOf<E>);
  return (
    <PublicPage title={title}>
      <FormOutline fields={fields} label="Looking up your link" />
    </PublicPage>
  );
}

const notLookedUp = 'Your link could not be looked up. Check your signal and try again.';

type LinkUsedUpProps = { children: ReactNode; first?: ReactNode; other?: ReactNode };

/** A link that is over: why, and the ways on; signing in is the first of them unless there is a better one. */
export function LinkUsedUp({ children, first, other }: LinkUsedUpProps) {
  return (
    <PublicPage title="This link no longer works">
      <Notice tone="warning">{children}</Notice>
      <div className="mt-6 grid gap-3">
        {first}
        <Button asChild variant={first ? 'secondary' : 'primary'} size="lg">
          <a href="/sign-in">Sign In</a>
        </Button>
        {other}
      </div>
    </PublicPage>
  );
}

/** The server knows the link and says that it is over, or that it is not needed any more. */
const isLinkOver = (error: Error): error is CallError =>
  error instanceof CallError && (error.status === 404 || error.status === 409);
