import { useBrand } from '#web/brand/use-brand.ts';
import { CertificationBadge } from './CertificationBadge.tsx';
import { Chapter } from './Chapter.tsx';
import { landingPairs, useLanding } from './use-landing.ts';

export function TrainingSystems() {
  const { certifications } = useBrand();
  const { texts } = useLanding();
  const [first] = certifications;
  return (
    <Chapter numeral="III" title={texts.systemsTitle} intro={texts.systemsText}>
      <div className="grid gap-12">
        {first && (
          <div className="grid items-center justify-items-center gap-x-12 gap-y-8 sm:grid-cols-[auto_minmax(0,1fr)]">
            <CertificationBadge certification={first} className="w-60" />
            <div className="w-full">
              <p className="text-muted">Built on the foundations of</p>
              <ul className="mt-3">
                {certifications.map(({ name }) => (
                  <li key={name} className="border-t border-line py-3 display text-xl sm:last:border-b">
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        <ol className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {landingPairs(texts, 'systems', 4).map(({ place, title, text }, index) => (
            <li key={place} className="border-t border-line pt-5">
              <h3 className="flex gap-4 display text-xl">
                <span aria-hidden="true" className="w-3 shrink-0 text-accent">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Chapter>
  );
}
