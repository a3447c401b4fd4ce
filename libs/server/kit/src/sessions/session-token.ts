import { hash, randomBytes } from 'node:crypto';

/** Days that a session lasts (spec section 9). */
export const SESSION_DAYS = 30;

/** A session's secret: 256 random bits, known to the browser alone. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of it. */
export const sessionTokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');
