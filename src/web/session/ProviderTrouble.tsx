import { useSearch } from 'wouter';
import { listSignInWays } from '#contract/session.ts';
import { useRead } from '#web/data/read.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { providerTrouble } from './sign-in-text.ts';

/** The reason why someone is back from the OpenID provider and not signed in. */
export function ProviderTrouble() {
  const outcome = new URLSearchParams(useSearch()).get('provider');
  const ways = useRead(listSignInWays, {}, { enabled: outcome !== null });
  const sentence = providerTrouble(outcome, ways.data?.openIdProvider ?? 'The other site');
  return sentence && !ways.isPending ? <Notice tone="danger">{sentence}</Notice> : null;
}
