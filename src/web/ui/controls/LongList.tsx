/**
 * A list of thousands, in blocks: a block far from view leaves only its height behind, so that the page stays as quick
 * with 5,000 rows as with 50. The blocks are the bodies of a table, or lists.
 * `<Table …><LongList as="tbody" items={members} estimate={52} render={member => <Row key={member.id} … />} /></Table>`
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';

type LongListProps<Item> = {
  as: 'tbody' | 'ul';
  items: readonly Item[];
  /** Pixels of height for each item, roughly, until it has been seen. */
  estimate: number;
  /** Items that come and go together; 24 fill rows of 1, 2, 3 and 4 evenly. */
  perBlock?: number;
  render: (item: Item) => ReactNode;
  className?: string;
};

/** Distance at which a block is rendered before it is seen. */
const margin = '1200px 0px';

export function LongList<Item>(props: LongListProps<Item>) {
  const { as, items, estimate, perBlock = 24, render, className } = props;
  const Block = as === 'ul' ? ListBlock : TableBlock;
  return blocksOf(items, perBlock).map((block, index) => (
    <Block
      key={index}
      className={className}
      count={block.length}
      estimate={estimate}
      nearAtFirst={index === 0}
      render={() => block.map(render)}
    />
  ));
}

function blocksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const blocks = Math.ceil(items.length / size);
  return Array.from({ length: blocks }, (_, index) => items.slice(index * size, (index + 1) * size));
}

type BlockProps = {
  className: string | undefined;
  count: number;
  estimate: number;
  nearAtFirst: boolean;
  render: () => ReactNode;
};

function ListBlock({ className, count, estimate, nearAtFirst, render }: BlockProps) {
  const { box, near, itemHeight = estimate } = useNear<HTMLUListElement>(count, nearAtFirst);
  return (
    <ul
      ref={box}
      role={near ? undefined : 'presentation'}
      className={className}
      style={near ? undefined : { height: count * itemHeight }}
    >
      {near && render()}
    </ul>
  );
}

function TableBlock({ className, count, estimate, nearAtFirst, render }: BlockProps) {
  const { box, near, itemHeight = estimate } = useNear<HTMLTableSectionElement>(count, nearAtFirst);
  return (
    <tbody ref={box} className={className}>
      {near ? render() : <tr aria-hidden="true" style={{ height: count * itemHeight }} />}
    </tbody>
  );
}

/** Whether a block is near the view, and the height of its items when it was last there. */
function useNear<Box extends HTMLElement>(count: number, nearAtFirst: boolean) {
  const box = useRef<Box>(null);
  const [near, setNear] = useState(nearAtFirst);
  const [itemHeight, setItemHeight] = useState<number>();
  useEffect(() => {
    const observed = box.current;
    if (!observed) return undefined;
    const look = (entries: IntersectionObserverEntry[]) => {
      const entry = entries.at(-1);
      // A row with the keyboard focus stays, however far the page is scrolled.
      if (!entry || (!entry.isIntersecting && observed.contains(document.activeElement))) return;
      if (!entry.isIntersecting) setItemHeight(entry.boundingClientRect.height / count);
      setNear(entry.isIntersecting);
    };
    const observer = new IntersectionObserver(look, { rootMargin: margin });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [count]);
  return { box, near, itemHeight };
}
