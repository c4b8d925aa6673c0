import { WriteToMany } from '#web/parts/conversation/to-many/WriteToMany.tsx';
import type { ManyProps } from './many.ts';

/** Writes to the ticked members, each in their own conversation. */
export const MessageToMany = ({ memberIds, onClose }: ManyProps) => (
  <WriteToMany memberIds={memberIds} onClose={onClose} />
);
