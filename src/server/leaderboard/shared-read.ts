/**
 * Shares one read of the same answer for everyone: at most one in `staleTime` milliseconds, however many ask; a read
 * under way is waited for. One that fails is tried again at the next request.
 */
export function sharedRead<Answer>(staleTime: number, most = 20) {
  const answers = new Map<string, { at: number; answer: Promise<Answer> }>();
  return {
    get(key: string, read: () => Promise<Answer>): Promise<Answer> {
      const kept = answers.get(key);
      if (kept && performance.now() - kept.at < staleTime) return kept.answer;
      answers.delete(key);
      const answer = read();
      const oldest = answers.keys().next();
      if (answers.size >= most && !oldest.done) answers.delete(oldest.value);
      answers.set(key, { at: performance.now(), answer });
      answer.catch(() => {
        if (answers.get(key)?.answer === answer) answers.delete(key);
      });
      return answer;
    },
    forget(key: string): void {
      answers.delete(key);
    },
  };
}
