import type { Brand } from '#brand.ts';
import { standardBrand } from '#standard-brand.ts';
import type { Database } from '#server/database/database.ts';

/** The brand as it is at this moment, for everything that is sent. Nothing else on the server knows where it comes from. */
export const brandNow: (db: Database) => Promise<Brand> = () => Promise.resolve(standardBrand);
