import { Td, Tr } from '#web/ui/lists/Table.tsx';

/** The last row of a table of lines: what its columns come to. An empty column has no sum. */
export function SumRow({ sums }: { sums: readonly string[] }) {
  return (
    <tfoot>
      <Tr className="bg-surface hover:bg-surface [&>*]:border-t [&>*]:border-line">
        <Td rowHeader>Sum</Td>
        {sums.map((sum, column) => (
          <Td key={column} numeric className="font-medium">
            {sum}
          </Td>
        ))}
      </Tr>
    </tfoot>
  );
}
