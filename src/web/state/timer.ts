/** One thing that is to be done later: set anew before its time, it is put off. */
export function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  return {
    clear,
    /** `delay` in milliseconds. */
    set: (act: () => void, delay: number): void => {
      clear();
      timer = setTimeout(act, delay);
    },
  };
}
