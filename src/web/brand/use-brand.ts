import { createContext, useContext } from 'react';
import type { Brand } from '#brand.ts';

/** The server draws with it, and sends it along for the browser: no screen has the brand's words in its own file. */
export const BrandContext = createContext<Brand | null>(null);

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('There is no brand around this screen');
  return brand;
}

export function brandInPage(): Brand {
  const data = document.getElementById('brand')?.textContent;
  if (!data) throw new Error('The page came without its brand');
  return JSON.parse(data) as Brand;
}
