import { randomUUID } from 'node:crypto';
import { askMailChange } from '@parlour/contract/account/mail-change/ask-mail-change';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { getSettings } from '@parlour/contract/account/reference-data/get-settings';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import type { Asked } from '../bench/client.ts';
import { addressOf, password, type Act, type Stage } from './stage.ts';

/** What one act asks about an address, by its place; each address is asked about once an act. */
export type Ask = (place: number, known: boolean) => Asked;

/** A network of its own for each request, so that no limit of one network answers. */
const fromElsewhere = (place: number, known: boolean): Record<string, string> => ({
  'x-forwarded-for': `10.${(known ? 0 : 128) + (place >> 8)}.${place & 255}.1`,
});

/** What is asked in each act whose answer must not tell whether an address has an account, with the status it has. */
export async function asksOf({ client, askers }: Stage): Promise<Record<Act, { status: number; ask: Ask }>> {
  const answer = await client.send({ path: getSettings.path });
  const { settings } = getSettings.reply.parse(JSON.parse(answer.text));
  const [gender, country] = [settings.genders[0], settings.countries[0]];
  const accept = {
    terms: settings.terms_version,
    privacy: settings.terms_version,
    special_data: true,
    age: true,
  };

  const act = (name: Act, path: string, status: number, bodyOf: (place: number, known: boolean) => object) => ({
    status,
    ask: (place: number, known: boolean): Asked => {
      const cookie = askers[name]?.(place, known);
      return {
        method: 'POST',
        path,
        headers: { ...fromElsewhere(place, known), 'idempotency-key': randomUUID(), ...(cookie && { cookie }) },
        body: bodyOf(place, known),
      };
    },
  });
  const email = (name: Act) => (place: number, known: boolean) => addressOf(name, place, known);

  return {
    'sign-up': act('sign-up', signUp.path, 201, (place, known) => ({
      email: email('sign-up')(place, known),
      name: `${known ? 'Again' : 'Fresh'}${String(place).padStart(6, '0')}`,
      date_of_birth: '1985-05-05',
      password,
      gender,
      country,
      accept,
    })),
    'log-in': act('log-in', logIn.path, 403, (place, known) => ({
      login: email('log-in')(place, known),
      password: 'not the one that fits',
    })),
    'password reset': act('password reset', askPasswordReset.path, 202, (place, known) => ({
      email: email('password reset')(place, known),
    })),
    resend: act('resend', resendActivation.path, 202, (place, known) => ({ email: email('resend')(place, known) })),
    'change of address': act('change of address', askMailChange.path, 202, (place, known) => ({
      email: email('change of address')(place, known),
      password,
    })),
  };
}
