/** As many days side by side as there is room for. Apart from the tabs of weeks: a skeleton fetches no widget. */
export const dayColumns =
  'grid items-start gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))]';
