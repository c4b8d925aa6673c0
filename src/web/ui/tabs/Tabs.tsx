/**
 * Tabs, as data; each value has its panel.
 * `<Tabs label="Nutrition" tabs={[{ value: 'profile', label: 'Profile' }]} value={tab} onValueChange={setTab}>
 *   <TabPanel value="profile">…</TabPanel></Tabs>`
 * To filter one list, show it in a single panel: `<TabPanel value={tab}>`.
 */
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';

type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number };

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  children: ReactNode;
};

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  children,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find(tab => tab.value === chosen);
    if (tab) onValueChange(tab.value);
  };
  return (
    <Radix.Root
      value={value}
      onValueChange={choose}
      className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] base:gap-(--stack)', className)}
    >
      <Radix.List
        aria-label={label}
        className="flex scroll-px-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex min-h-(--control-height) shrink-0 items-center gap-2 border-b-2 border-transparent px-4 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <TabCount count={tab.count} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

function TabCount({ count }: { count: number }) {
  return <span className="rounded-sm bg-neutral-soft px-1.5 text-xs text-muted">{count}</span>;
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} tabIndex={-1} className="min-w-0">
      {children}
    </Radix.Content>
  );
}
