import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import type { CallError } from './call.ts';
import { stateOf } from './read-state.ts';
import { sentenceOf } from './send.ts';

type QueryProps<Answer> = {
  of: { data: Answer | undefined; error: Error | null; refetch: () => unknown };
  /** Said where it could not be read and the server gave no reason. */
  failed: string;
  /** In these words alone, whatever the server says: the specification has them. */
  plainly?: boolean;
  /** Said where the server knows no such thing; another try would be in vain. */
  gone?: string;
  /** Stands in until it is there. */
  loading: ReactNode;
  /** Shown for a list without entries. */
  empty?: ReactNode;
  /** Of the place where a failure is said. */
  className?: string;
  /** Nothing where the answer is shown elsewhere. */
  children?: (answer: Answer) => ReactNode;
};

/**
 * What a read answers, and what stands there until it does or where it fails; another try shows what is loading again.
 * `<Query of={notes} failed="The notes could not be loaded." loading={<NotesSkeleton />}>{list => …}</Query>`
 * `if (!notes.data) return <Query of={notes} … />` where more than the list hangs on it.
 */
export function Query<Answer>(props: QueryProps<Answer>) {
  const { of, failed, gone } = props;
  const state = stateOf(of);
  if (state !== 'failed') {
    // A state is called as what is given for it.
    return state in props ? props[state as 'empty' | 'loading'] : props.children?.(of.data as Answer);
  }
  const error = of.error as CallError;
  const isGone = gone !== undefined && error.status === 404;
  return (
    <ErrorState
      className={props.className}
      message={isGone ? gone : props.plainly ? failed : sentenceOf(error, failed)}
      onRetry={isGone ? undefined : of.refetch}
    />
  );
}
