import { goldenLoads } from '#domain/loads/golden-loads.twin.ts';
import { loadOf } from '#domain/loads/load.ts';

/** The golden loads as this browser works them out, each beside the load it should be. */
export const workedOut = goldenLoads.map(({ name, question, load }) => {
  const { weight, source, why } = loadOf(question);
  return { name, load, workedOut: { weight, source, why } };
});
