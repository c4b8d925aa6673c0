/**
 * The theme toggle of the public pages. Its two faces are chosen by the class on the root, so it is right in plain HTML
 * before any script has come, and it hides where scripts are off: then the root has no class.
 */
import { Moon, Sun } from 'lucide-react';
import { buttonStyles } from '#web/ui/look/button-styles.ts';
import { cx } from '#web/ui/look/cx.ts';
import { setTheme } from '#web/ui/look/theme.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';

export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-switch
      className={cx(
        buttonStyles({ variant: 'ghost', square: true }),
        'hidden dark:inline-flex [.light_&]:inline-flex',
      )}
      onClick={switchTheme}
    >
      <span className="hidden dark:contents">
        <Sun aria-hidden="true" />
        <VisuallyHidden>Switch to light theme</VisuallyHidden>
      </span>
      <span className="hidden [.light_&]:contents">
        <Moon aria-hidden="true" />
        <VisuallyHidden>Switch to dark theme</VisuallyHidden>
      </span>
    </button>
  );
}

const switchTheme = () => setTheme(document.documentElement.classList.contains('light') ? 'dark' : 'light');
