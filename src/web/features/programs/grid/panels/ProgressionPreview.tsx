import type { progressSelected } from '#web/features/programs/grid/editing/progress-selected.ts';
import { useScrollable } from '#web/ui/look/use-scrollable.ts';

type PreviewProps = { preview: ReturnType<typeof progressSelected> };

export function ProgressionPreview({ preview }: PreviewProps) {
  const { ref, scrollable } = useScrollable<HTMLDivElement>();
  return (
    <div
      ref={ref}
      {...(scrollable && { role: 'region', 'aria-label': 'Preview', tabIndex: 0 })}
      className="mt-4 overflow-x-auto rounded-md border border-line"
    >
      <table className="text-sm">
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            {preview.weeks.map((_, week) => (
              <th key={week} scope="col" className="px-3 py-1.5 font-normal whitespace-nowrap">
                {week === 0 ? 'First week' : `+${week}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.weeks[0]?.map((_, row) => (
            <tr key={row} className="border-b border-line last:border-0">
              {preview.weeks.map((lines, week) => (
                <td key={week} className="max-w-72 truncate px-3 py-1.5" title={lines[row]?.text}>
                  {lines[row]?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {preview.unchanged.length > 0 && (
        <p className="border-t border-line px-3 py-2 text-sm text-muted">
          Copied as they are: {preview.unchanged.join(' ')}
        </p>
      )}
    </div>
  );
}
