import { hash, verify } from '@node-rs/argon2';

/** argon2id with the costs OWASP recommends for it: 19 MiB, two passes, one lane. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of so many accounts that have not confirmed the address they share the passwords are checked at each log-in. */
export const checkedUnconfirmed = 3;
/**
 * So many are checked in all, whoever it is for; missing ones are made up. The owner has a place apart: who has an account in each of
 * the others would find out by those that still let them in whether somebody confirmed the address.
 */
const checkedAccounts = 1 + checkedUnconfirmed;

/** A password as it is hashed: devices put together an accented letter in two ways. */
const normal = (password: string): string => password.normalize('NFC');

/** The Argon2id hash that is kept in a password's place. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), costs);

let stranger: Promise<string> | undefined;

/**
 * The place of the first hash that fits the password, or -1; an empty one fits none. Always does the same work, so that the
 * time it takes tells nobody whether an address is known or how many accounts share it.
 */
export async function findFitting(password: string, hashes: readonly string[]): Promise<number> {
  stranger ??= hashPassword(crypto.randomUUID());
  const madeUp = await stranger;
  const fits = await Promise.all(
    Array.from({ length: checkedAccounts }, (_, place) => verify(hashes[place] || madeUp, normal(password))),
  );
  return fits.findIndex((fit, place) => fit && Boolean(hashes[place]));
}

/** Is it this member's password? Whoever was given none has none that fits. */
export const passwordFits = async (password: string, passwordHash: string): Promise<boolean> =>
  passwordHash !== '' && verify(passwordHash, normal(password));
