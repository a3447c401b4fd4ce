import { hash, randomBytes } from 'node:crypto';

/** A session's secret: 256 random bits, known to the browser alone. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of it. */
export const sessionTokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');
