import { Chapter } from './Chapter.tsx';
import { landingPairs, useLanding } from './use-landing.ts';

export function Foundation() {
  const { texts } = useLanding();
  return (
    <Chapter id="about" numeral="II" title={texts.foundationTitle} intro={texts.foundationText}>
      <dl className="lg:mt-8">
        {landingPairs(texts, 'foundation', 3).map(({ place, title, text }) => (
          <div
            key={place}
            className="grid gap-x-8 gap-y-3 border-line py-8 not-last:border-b first:pt-0 last:pb-0 md:grid-cols-[19rem_minmax(0,1fr)] md:py-12"
          >
            <dt className="display text-4xl">{title}</dt>
            <dd className="max-w-prose text-lg text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
