import { type BrandColours, type Theme, themes } from '#domain/fellowship/brand-colours.ts';
import { ColourField } from '#web/ui/fields/ColourField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LogoField } from './LogoField.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';

const parts = [
  { of: 'accent', label: 'Accent' },
  { of: 'accentFill', label: 'Filled button' },
  { of: 'onAccent', label: 'Text on it' },
] as const;

type ColoursAndLogoProps = FormParts & { onPreparing: (isPreparing: boolean) => void };

/** The colours of both themes, each shown as it will be, with how well it can be read. */
export function ColoursAndLogo({ values, problems, change, onPreparing }: ColoursAndLogoProps) {
  const { colours } = values;
  const put = (theme: Theme, part: Partial<BrandColours[Theme]>) =>
    change({ colours: { ...colours, [theme]: { ...colours[theme], ...part } } });
  return (
    <Card
      title="Colours and logo"
      description="All text must be easy to read: a contrast of 4.5 or more, in both themes."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {themes.map(theme => (
          <fieldset key={theme} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
            <legend className="mb-2 text-sm font-medium">
              {theme === 'dark' ? 'Dark theme' : 'Light theme'}
            </legend>
            <div className="grid gap-3 sm:grid-cols-3">
              {parts.map(({ of, label }) => (
                <ColourField
                  key={of}
                  label={label}
                  value={colours[theme][of]}
                  error={problems[`colours.${theme}.${of}`]}
                  onChange={colour => put(theme, { [of]: colour })}
                />
              ))}
            </div>
            <ThemePreview theme={theme} values={values} />
          </fieldset>
        ))}
        {problems.colours && (
          <p role="alert" className="text-sm text-danger">
            {problems.colours}
          </p>
        )}
        <LogoField
          value={values.logoUrl}
          error={problems.logoUrl}
          onChange={logoUrl => change({ logoUrl })}
          onPreparing={onPreparing}
        />
      </div>
    </Card>
  );
}
