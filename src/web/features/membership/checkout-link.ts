type Payer = { id: string; email: string };

/** The address at which a membership is bought. The buyer's id goes along, so that the payment finds its account. */
export const checkoutLink = ({ id, email }: Payer, page: string): string =>
  withQuery(page, { client_reference_id: id, prefilled_email: email });

/** The address at which a purchase is managed: the card, the invoices, the end. */
export const manageLink = (email: string, page: string): string =>
  withQuery(page, { prefilled_email: email });

function withQuery(page: string, query: Record<string, string>): string {
  const address = new URL(page);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
