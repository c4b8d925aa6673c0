import { Check, CircleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import {
  type BrandColours,
  type ContrastPair,
  contrastPairs,
  leastContrast,
  type Theme,
  themes,
} from '#domain/fellowship/brand-colours.ts';
import { isHex } from '#domain/fellowship/colour-contrast.ts';
import type { FellowshipForm } from '#web/features/fellowship/form/fellowship-form.ts';

type ThemePreviewProps = { theme: Theme; values: FellowshipForm };

/** A preview of one theme with the colours as they are typed, and what of it can't be read. */
export function ThemePreview({ theme, values }: ThemePreviewProps) {
  const { colours, name, motto } = values;
  if (!themes.every(one => Object.values(colours[one]).every(isHex))) {
    return <p className="text-sm text-muted">A colour is written as # and six digits, like #1f6feb.</p>;
  }
  return (
    <>
      <div
        aria-hidden="true"
        className={`${theme} flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-page p-4 text-ink`}
        style={variablesOf(colours)}
      >
        <p className="min-w-0">
          <span className="display block truncate text-xl">{name || 'Name'}</span>
          <span className="motto block truncate text-sm text-accent">{motto || name}</span>
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm text-accent">Today</span>
          <span className="bronze rounded-md px-4 py-2 text-sm font-medium">Subscribe Now</span>
        </p>
      </div>
      <ul aria-live="polite" aria-label={`Contrast in the ${theme} theme`} className="grid gap-1 text-sm">
        {contrastPairs(colours)
          .filter(pair => pair.theme === theme)
          .map(pair => (
            <PairLine key={pair.words} pair={pair} />
          ))}
      </ul>
    </>
  );
}

function PairLine({ pair: { words, contrast, isEnough } }: { pair: ContrastPair }) {
  const Mark = isEnough ? Check : CircleAlert;
  return (
    <li className={`flex gap-2 ${isEnough ? 'text-muted' : 'text-danger'}`}>
      <Mark
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${isEnough ? 'text-success' : 'text-danger'}`}
      />
      {capital(words)}: {contrast.toFixed(1)}
      {!isEnough && `, and needs ${leastContrast}`}
    </li>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The tokens of both, as the light theme's tint is made of the dark one's accent. */
const variablesOf = (colours: BrandColours) =>
  Object.fromEntries(
    themes.flatMap(theme => [
      [`--brand-${theme}-accent`, colours[theme].accent],
      [`--brand-${theme}-accent-fill`, colours[theme].accentFill],
      [`--brand-${theme}-on-accent`, colours[theme].onAccent],
    ]),
  ) as CSSProperties;
