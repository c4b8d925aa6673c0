/** Storage key of the chosen theme. */
export const themeKey = 'fellowship-theme';

/** Runs inline, before anything else is loaded: it may use nothing from outside itself. */
function setThemeClass(key: string) {
  let theme = 'dark';
  try {
    if (localStorage.getItem(key) === 'light') theme = 'light';
  } catch {
    // Storage is closed to us (a private window, a setting): the default stays.
  }
  document.documentElement.classList.add(theme);
}

/** The script for the head of index.html, so that the first paint has the right theme. */
export const themeScript = `(${setThemeClass.toString()})(${JSON.stringify(themeKey)})`;
