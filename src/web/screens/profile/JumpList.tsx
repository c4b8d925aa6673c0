import { Button } from '#web/ui/buttons/Button.tsx';

type JumpListProps = {
  /** The titles of the cards, in the order of the page. */
  titles: readonly string[];
};

/** Links to the sections where they stand below one another: to each without scrolling past the others. */
export function JumpList({ titles }: JumpListProps) {
  return (
    <nav aria-label="On this page" className="mb-(--stack) @4xl:hidden">
      <ul className="flex flex-wrap gap-2">
        {titles.map(title => (
          <li key={title}>
            <Button size="sm" className="pointer-coarse:min-h-11" onClick={() => jumpTo(title)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The keyboard goes on from there. */
function jumpTo(title: string): void {
  const heading = [...document.querySelectorAll('h2')].find(one => one.textContent === title);
  if (!heading) return;
  heading.scrollIntoView({ block: 'start' });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
