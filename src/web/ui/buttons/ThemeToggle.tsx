/** Light or dark. `<ThemeToggle />` */
import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '#web/ui/look/theme.ts';
import { IconButton } from './IconButton.tsx';

export function ThemeToggle({ className }: { className?: string }) {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${other} theme`} className={className} onClick={() => setTheme(other)}>
      {other === 'light' ? <Sun /> : <Moon />}
    </IconButton>
  );
}
