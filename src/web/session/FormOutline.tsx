import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** The form to come, in outline. */
export function FormOutline({ fields, label }: { fields: number; label: string }) {
  return (
    <Loading label={label} className="grid gap-5">
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="w-24" />
          <Skeleton className="h-12" />
        </div>
      ))}
      <Skeleton className="h-13" />
    </Loading>
  );
}
