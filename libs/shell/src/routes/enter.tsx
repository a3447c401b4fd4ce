import { redirect, type ActionFunctionArgs } from 'react-router';
import { nextPath } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import { entryCookie, entryDays, entryPassed } from '@parlour/models/account/entry-warning';
import { readSentForm } from '../forms/read-sent-form.ts';

/**
 * Remembers that this browser went past the entry warning, and goes on to where it stood. Of an expired form too: a first visit
 * in two tabs at once has one, and the answer is the same.
 */
export async function action(args: ActionFunctionArgs) {
  const { values } = await readSentForm(args);
  const next = values.get('next');
  const cookie = `${entryCookie}=${entryPassed}; Path=/; Max-Age=${entryDays * 86_400}; SameSite=Lax; HttpOnly`;
  return redirect(nextPath(typeof next === 'string' ? next : null), { status: 303, headers: { 'Set-Cookie': cookie } });
}

export const loader = () => redirect(addresses.index.href());
