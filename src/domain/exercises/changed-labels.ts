/** The equipment entry of an exercise that needs none. */
const noEquipment = 'None';

type Change = { add: readonly string[]; remove: readonly string[] };

const isAlike = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * An exercise's muscles or equipment after some are taken away and others added, each once, whatever its case. What stands
 * alone for nothing needed goes as soon as something is.
 */
export function changedLabels(labels: readonly string[], { add, remove }: Change): string[] {
  const left = labels.filter(label => !remove.some(isAlike(label)));
  const changed = add.reduce<string[]>(
    (all, label) => (all.some(isAlike(label)) ? all : [...all, label]),
    left,
  );
  const needed = changed.filter(label => !isAlike(noEquipment)(label));
  return needed.length > 0 ? needed : changed;
}
