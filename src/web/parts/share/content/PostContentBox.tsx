import { Dumbbell, Medal } from 'lucide-react';
import { formatDate } from '#domain/plain-date.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { figuresOf, kindOf, titleOf, type PostContent } from './post-content-text.ts';

/** The content of a shared post, and nothing else: the same before it is shared as after. */
export function PostContentBox({ content }: { content: PostContent }) {
  const units = useUnits();
  const Icon = content.kind === 'session' ? Dumbbell : Medal;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 rounded-md border border-line bg-raised p-4">
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-6 text-accent" />
      <div className="min-w-0">
        <p className="font-serif text-xl wrap-anywhere">{titleOf(content)}</p>
        <p className="text-sm text-muted">
          {kindOf(content, units)} · {formatDate(content.date)}
        </p>
      </div>
      <dl className="col-span-2 flex flex-wrap gap-x-8 gap-y-3">
        {figuresOf(content, units).map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-2xl font-semibold tracking-tight wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
