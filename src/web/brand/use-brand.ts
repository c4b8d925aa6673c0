import { createContext, useContext } from 'react';
import type { Brand } from '#brand.ts';
import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';

/** The server draws with it, and sends it along for the browser: no screen has the brand's words in its own file. */
export const BrandContext = createContext<Brand | null>(null);

/** The one that a coach has just saved here, in place of what the page came with. */
export const savedHere = createStore<Brand | null>(null);

export function useBrand(): Brand {
  const given = useContext(BrandContext);
  const brand = useStore(savedHere) ?? given;
  if (brand === null) throw new Error('There is no brand around this screen');
  return brand;
}

export function brandInPage(): Brand {
  const data = document.getElementById('brand')?.textContent;
  if (!data) throw new Error('The page came without its brand');
  return JSON.parse(data) as Brand;
}
