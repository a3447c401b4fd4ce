import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { insertSession } from '@parlour/server-kit/sessions/session-store';
import { newSessionToken, sessionTokenHash } from '@parlour/server-kit/sessions/session-token';

export interface TestSession {
  id: string;
  /** The `Cookie` header of the browser that has this session. */
  cookie: string;
}

/** Starts a session for a member without asking for a password. */
export async function signIn(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  now = new Date(),
): Promise<TestSession> {
  const token = newSessionToken();
  const { id } = await insertSession(db, brand, {
    memberId,
    tokenHash: sessionTokenHash(token),
    device: 'test',
    country: null,
    now,
  });
  return { id, cookie: `sid=${token}` };
}
