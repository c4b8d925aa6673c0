import { type Brand, brandColours } from '#brand.ts';
import { savedHere } from './use-brand.ts';

/** From now on, in this page; the next one comes with it. */
export function showBrand(brand: Brand): void {
  const colours = document.getElementById('brand-colours');
  if (colours) colours.textContent = brandColours(brand);
  savedHere.set(brand);
}
