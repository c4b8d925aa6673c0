import { Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Table, TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';

type FigureCardProps = {
  title: string;
  description: string;
  /** The table's name. */
  caption: string;
  heads: readonly [string, string];
  rows: readonly { key: string; cells: readonly [string, string] }[];
  /** The drawing. */
  children: ReactNode;
};

/** A drawing, and the same in a table. */
export function FigureCard({ title, description, caption, heads, rows, children }: FigureCardProps) {
  const [isTable, setTable] = useState(false);
  return (
    <Card title={title} description={description}>
      <div className="grid min-w-0 gap-3">
        {children}
        <Button
          variant="ghost"
          className="-ml-4 justify-self-start"
          aria-expanded={isTable}
          aria-label={`${isTable ? 'Hide' : 'Show'} ${caption} as a table`}
          onClick={() => setTable(!isTable)}
        >
          <Table2 aria-hidden="true" /> {isTable ? 'Hide the table' : 'Show as a table'}
        </Button>
        {isTable && (
          <Table
            caption={caption}
            maxHeight="20rem"
            className="overflow-hidden rounded-lg border border-line"
          >
            <TableHead>
              <Th>{heads[0]}</Th>
              <Th numeric>{heads[1]}</Th>
            </TableHead>
            <TableBody>
              {rows.map(({ key, cells: [first, second] }) => (
                <Tr key={key}>
                  <Td rowHeader>{first}</Td>
                  <Td numeric>{second}</Td>
                </Tr>
              ))}
            </TableBody>
          </Table>
        )}
      </div>
    </Card>
  );
}
