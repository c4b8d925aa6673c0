let wasDark = false;

/** Paper is light: browsers print the dark theme's pale words without their ground. */
export function printLight(): void {
  const { classList } = document.documentElement;
  addEventListener('beforeprint', () => {
    wasDark = classList.contains('dark');
    if (wasDark) classList.replace('dark', 'light');
  });
  addEventListener('afterprint', () => {
    if (wasDark) classList.replace('light', 'dark');
  });
}
