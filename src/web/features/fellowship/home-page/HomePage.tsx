import type { LandingPart } from '#domain/fellowship/landing.ts';
import { maxLandingTextLength } from '#domain/fellowship/fellowship-limits.ts';
import { isLandingText, standardLanding } from '#domain/fellowship/home-page/landing-text.ts';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { type HomePageSection, homePageSections, labelOf } from './sections.ts';

/** The texts that strangers meet on the home page, and which parts of it they see. */
export function HomePage({ values: { landing }, problems, change }: FormParts) {
  const put = (name: string, text: string) => {
    const { [name]: _before, ...others } = landing.texts;
    const isStandard = isLandingText(name) && standardLanding[name] === text;
    change({ landing: { ...landing, texts: isStandard ? others : { ...others, [name]: text } } });
  };
  const show = (part: LandingPart, isShown: boolean) => {
    const others = landing.hidden.filter(one => one !== part);
    change({ landing: { ...landing, hidden: isShown ? others : [...others, part] } });
  };
  const reset = ({ names }: HomePageSection) => {
    const texts = Object.entries(landing.texts).filter(([name]) => !names.some(one => one === name));
    change({ landing: { ...landing, texts: Object.fromEntries(texts) } });
  };
  return (
    <Card
      title="Home page"
      description="What visitors read before they join. An empty text is not shown; a part that is switched off is left out."
    >
      <div className="grid gap-2">
        {homePageSections.map(section => (
          <details key={section.title} className="rounded-md border border-line px-3 py-2">
            <summary className="min-h-(--control-height) cursor-pointer content-center font-medium">
              {section.title}
            </summary>
            <fieldset className="grid min-w-0 gap-4 pt-2 pb-3">
              <legend className="sr-only">{section.title}</legend>
              {section.parts.map(({ part, label }) => (
                <Switch
                  key={part}
                  label={label}
                  checked={!landing.hidden.includes(part)}
                  onChange={event => show(part, event.target.checked)}
                />
              ))}
              <div className="grid gap-4 md:grid-cols-2">
                {section.names.map(name => {
                  const Field = name.endsWith('Text') ? TextArea : TextField;
                  return (
                    <Field
                      key={name}
                      label={labelOf(name)}
                      autoComplete="off"
                      maxLength={maxLandingTextLength}
                      value={landing.texts[name] ?? standardLanding[name]}
                      error={problems[`landing.texts.${name}`]}
                      onChange={event => put(name, event.target.value)}
                    />
                  );
                })}
              </div>
              {section.names.some(name => name in landing.texts) && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="justify-self-start"
                  onClick={() => reset(section)}
                >
                  Use the standard texts<span className="sr-only"> of {section.title}</span>
                </Button>
              )}
            </fieldset>
          </details>
        ))}
      </div>
    </Card>
  );
}
