/** Does the work of all, so many at a time; the answers stand in the order of what was given. */
export async function atMost<Given, Answer>(
  count: number,
  given: readonly Given[],
  work: (one: Given) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next; index < given.length; index = next) {
      next = index + 1;
      answers[index] = await work(given[index] as Given);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, given.length) }, worker));
  return answers;
}
