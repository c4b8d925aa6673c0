/** The view of a thing that the page is to show, as an address names it (`&view=edit&id=…`); empty for any other. */
export function viewNow(): string {
  const { view } = (window.history.state ?? {}) as { view?: Record<string, string> };
  const inAddress = new URLSearchParams(window.location.search);
  const { name, ...of } = view ?? { name: inAddress.get('view') ?? '', id: inAddress.get('id') ?? '' };
  const [id = ''] = Object.values(of);
  return name && id ? `&${new URLSearchParams({ view: name, id }).toString()}` : '';
}
