import { figure, type Recipe } from './recipe-text.ts';

const names = [
  ['p', 'P', 'Protein'],
  ['c', 'C', 'Carbs'],
  ['f', 'F', 'Fats'],
] as const;

/** P, C and F in grams, in one line. */
export function MacroLine({ macros }: { macros: Recipe['macros'] }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {names.map(([macro, letter, name]) => (
        <div key={macro} className="flex items-baseline gap-1">
          <dt className="text-faint">
            <abbr title={name} className="no-underline">
              {letter}
            </abbr>
          </dt>
          <dd>
            <span className="font-medium">{figure(macros[macro])}</span>
            <span className="text-faint"> g</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
