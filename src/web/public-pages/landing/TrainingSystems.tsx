import { useBrand } from '#web/brand/use-brand.ts';
import { CertificationBadge } from './CertificationBadge.tsx';
import { Chapter } from './Chapter.tsx';

export function TrainingSystems() {
  const { certifications } = useBrand();
  const [first] = certifications;
  return (
    <Chapter
      numeral="III"
      title="Science-Backed Training Systems"
      intro="Conviction decides that you train. Evidence decides how."
    >
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
          {principles.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line pt-5">
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

const principles = [
  {
    title: 'Progressive overload and periodization',
    text: 'The load rises in planned steps and backs off before it breaks you. Every block has a purpose and hands on to the next.',
  },
  {
    title: 'Evidence-based movement patterns',
    text: 'Squat, hinge, push, pull, carry. An exercise earns its place by what it has been shown to do.',
  },
  {
    title: 'Structured recovery protocols',
    text: 'Rest days and lighter weeks are part of the plan, because strength is built between the sessions.',
  },
  {
    title: 'Personalized program design',
    text: 'It begins where you are. Weights come from your own numbers, and your coach reads the same log you do.',
  },
];
