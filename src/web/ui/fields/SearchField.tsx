/**
 * A search box; its label is heard, not seen.
 * `<SearchField label="Search recipes" placeholder="Search recipes..." value={text} onChange={e => setText(e.target.value)} />`
 */
import { Search } from 'lucide-react';
import { TextField, type TextFieldProps } from './TextField.tsx';

export function SearchField(props: Omit<TextFieldProps, 'type' | 'prefix' | 'hideLabel'>) {
  return (
    <TextField autoComplete="off" {...props} type="search" hideLabel prefix={<Search aria-hidden="true" />} />
  );
}
