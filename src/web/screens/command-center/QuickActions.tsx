import { ArrowRight, ClipboardCheck, Dumbbell, type LucideIcon, NotebookPen } from 'lucide-react';
import { useGoTo } from '#web/navigation/go-to.ts';

type Action = { section: string; title: string; text: string; icon: LucideIcon };

const actions: Action[] = [
  {
    section: 'exercises',
    title: 'Exercises',
    text: 'Manage the exercises your programs use',
    icon: Dumbbell,
  },
  {
    section: 'programs',
    title: 'Programs',
    text: 'Write and adjust the weeks your members train',
    icon: NotebookPen,
  },
  {
    section: 'assignments',
    title: 'Assignments',
    text: 'Give a program to a member and see how far they are',
    icon: ClipboardCheck,
  },
];

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="display mb-3 text-xl">
        Quick Actions
      </h2>
      <ul className="grid gap-3 lg:grid-cols-3">
        {actions.map(action => (
          <li key={action.section} className="grid">
            <ActionTile {...action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ActionTile({ section, title, text, icon: Icon }: Action) {
  const goTo = useGoTo();
  return (
    <button
      type="button"
      className="group flex items-center gap-4 rounded-lg border border-line bg-surface p-(--card-pad) text-left shadow-card transition-colors hover:border-line-strong"
      onClick={() => goTo(section)}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-base font-medium">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-4.5 shrink-0 text-faint transition-transform group-hover:translate-x-0.5 group-hover:text-accent"
      />
    </button>
  );
}
