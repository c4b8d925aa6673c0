import { Moon, Sun } from 'lucide-react';
import { Card } from '#web/ui/layout/Card.tsx';
import { setTheme, useTheme } from '#web/ui/look/theme.ts';

const themes = [
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'light', label: 'Light', Icon: Sun },
] as const;

export function ThemeChoice() {
  const theme = useTheme();
  return (
    <Card title="Theme" description="Kept on this device.">
      <div role="radiogroup" aria-label="Theme" className="grid grid-cols-2 gap-3">
        {themes.map(({ value, label, Icon }) => (
          <label
            key={value}
            className="relative flex min-h-(--control-height) cursor-pointer items-center justify-center gap-2.5 rounded-md border border-line bg-raised px-3 text-(length:--control-text) text-muted transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            {label}
          </label>
        ))}
      </div>
    </Card>
  );
}
