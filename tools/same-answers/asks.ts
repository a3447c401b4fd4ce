import { randomUUID } from 'node:crypto';
import { getSettings } from '@parlour/contract/account/get-settings';
import type { Asked, Client } from '../bench/client.ts';
import { addressOf } from './stage.ts';

/** What one act asks about an address, by its place; each address is asked about once an act. */
export type Ask = (place: number, known: boolean) => Asked;

/** A network of its own for each request, so that no limit of one network answers. */
const fromElsewhere = (place: number, known: boolean): Record<string, string> => ({
  'x-forwarded-for': `10.${(known ? 0 : 128) + (place >> 8)}.${place & 255}.1`,
});

/** The acts whose answers must not tell whether an address has an account, with the statuses they have. */
export async function asksOf(client: Client): Promise<Record<string, { status: number; ask: Ask }>> {
  const answer = await client.send({ path: getSettings.path });
  const { settings } = getSettings.reply.parse(JSON.parse(answer.text));
  const [gender, country] = [settings.genders[0], settings.countries[0]];
  const accept = {
    terms: settings.terms_version,
    privacy: settings.terms_version,
    special_data: true,
    age: true,
  };

  return {
    'sign-up': {
      status: 201,
      ask: (place, known) => ({
        method: 'POST',
        path: '/api/signup.php',
        headers: { ...fromElsewhere(place, known), 'idempotency-key': randomUUID() },
        body: {
          email: addressOf(place, known),
          name: `${known ? 'Again' : 'Fresh'}${String(place).padStart(6, '0')}`,
          date_of_birth: '1985-05-05',
          password: 'seven quiet lighthouses',
          gender,
          country,
          accept,
        },
      }),
    },
    'log-in': {
      status: 403,
      ask: (place, known) => ({
        method: 'POST',
        path: '/api/user.php',
        headers: fromElsewhere(place, known),
        body: { login: addressOf(place, known), password: 'not the one that fits' },
      }),
    },
    'password reset': {
      status: 202,
      ask: (place, known) => ({
        method: 'POST',
        path: '/api/password-reset.php',
        headers: fromElsewhere(place, known),
        body: { email: addressOf(place, known) },
      }),
    },
  };
}
