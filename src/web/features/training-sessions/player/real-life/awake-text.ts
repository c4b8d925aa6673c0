export const awakeText = (isAwake: boolean): string =>
  isAwake
    ? 'The screen stays on during the session.'
    : 'The screen may turn off: this browser cannot keep it on. Your rest timer will still be right.';
