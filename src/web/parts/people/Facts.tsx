/** Facts about someone, each with its name. */
export function Facts({ facts }: { facts: readonly { label: string; text: string }[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(({ label, text }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="max-w-32 text-muted">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
