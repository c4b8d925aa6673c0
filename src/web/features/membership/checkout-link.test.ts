import { expect, it } from 'vitest';
import { checkoutLink, manageLink } from './checkout-link.ts';

it.each([
  [
    { id: '7f0c', email: 'ada@stone.example' },
    'https://pay.example/basic',
    'https://pay.example/basic?client_reference_id=7f0c&prefilled_email=ada%40stone.example',
  ],
  [
    { id: '7f0c', email: 'ada+gym&co@stone.example' },
    'https://pay.example/basic?locale=en',
    'https://pay.example/basic?locale=en&client_reference_id=7f0c&prefilled_email=ada%2Bgym%26co%40stone.example',
  ],
])('the checkout is told who pays: %j at %s', (payer, page, link) => {
  expect(checkoutLink(payer, page)).toBe(link);
});

it('where a membership is managed, the address is filled in', () => {
  expect(manageLink('ada@stone.example', 'https://pay.example/login')).toBe(
    'https://pay.example/login?prefilled_email=ada%40stone.example',
  );
});
