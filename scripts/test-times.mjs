/** The seconds of each suite, and the tests that took longest: how long a run takes need not be guessed. */
export function sayTimes(results) {
  const slowest = results
    .flatMap(({ times = [] }) => times)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowestSaid);
  if (slowest.length > 0) console.log('\nThe slowest tests:');
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  const parts = results.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`);
  console.log(`\n${parts.join(', ')}`);
}

const slowestSaid = 20;
