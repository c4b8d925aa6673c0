import { hash, randomBytes } from 'node:crypto';

/** A token nobody can guess: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The database stores only this hash, so that a stolen table opens no session. */
export const hashOfToken = (token: string) => hash('sha256', token, 'base64url');
