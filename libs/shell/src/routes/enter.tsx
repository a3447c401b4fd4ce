import { redirect, type ActionFunctionArgs } from 'react-router';
import { nextPath } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import { entryCookie, entryDays, entryPassed } from '@parlour/models/account/entry-warning';
import { pageContext } from '../page-context.ts';

/** Remembers that this browser went past the entry warning, and goes on to where it stood. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { values } = await context.get(pageContext).readForm(request);
  const next = values.get('next');
  const cookie = `${entryCookie}=${entryPassed}; Path=/; Max-Age=${entryDays * 86_400}; SameSite=Lax; HttpOnly`;
  return redirect(nextPath(typeof next === 'string' ? next : null), { status: 303, headers: { 'Set-Cookie': cookie } });
}

export const loader = () => redirect(addresses.index.href());
