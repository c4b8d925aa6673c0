import { useBrand } from '#web/brand/use-brand.ts';
import { ProgramArticle } from './ProgramArticle.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { ascension, rebuild } from './programs.ts';

/** The two programs in words, for members to know what a coach may assign. */
export function TrainingPrograms() {
  const { coach } = useBrand();
  return (
    <PublicFrame title="Training Programs" description={description}>
      <div className="mx-auto w-full max-w-6xl px-5 pt-8 pb-24 sm:px-8 lg:pt-20 lg:pb-32">
        <h1 className="display text-4xl sm:text-5xl lg:text-6xl">Training Programs</h1>
        <p className="mt-5 max-w-2xl text-lg text-muted lg:text-xl">
          Two roads that lead the same way. Programs are assigned by the coach and appear on your workout
          calendar once activated.
        </p>
        <ProgramArticle program={ascension} />
        <ProgramArticle program={rebuild} />
        <p className="mt-16 border-t border-line pt-8 text-lg text-muted lg:mt-24">
          Which one is yours? {coach.name} decides that with you.{' '}
          <a href="/" className="inline-block py-2 text-ink underline underline-offset-4 hover:text-accent">
            Back to the home page
          </a>
        </p>
      </div>
    </PublicFrame>
  );
}

const description =
  'Ascension Strength Program, 36 weeks in 10 progressive blocks, and Rebuild and Rise, 12 weeks in 3 phases for all levels.';
