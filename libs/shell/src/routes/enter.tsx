import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { nextPath } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import { cookiesRefused, entryCookie, entryPassed } from '@parlour/models/account/consents/entry-warning';
import { cookieSeconds, cookieText } from '@parlour/models/account/cookies';
import { readSentForm } from '../forms/read-sent-form.ts';
import { pageContext } from '../page/page-context.ts';

const passed = `${entryCookie}=${entryPassed}`;

/**
 * Remembers that this browser went past the entry warning, and goes on by way of a request that shows whether it does. Of an
 * expired form too: a first visit in two tabs at once has one, and the answer is the same.
 */
export async function action(args: ActionFunctionArgs) {
  const { values } = await readSentForm(args);
  const next = values.get('next');
  const secure = args.context.get(pageContext).origin.startsWith('https:');
  const cookie = cookieText(entryCookie, entryPassed, { maxAge: cookieSeconds(entryCookie), secure, httpOnly: true });
  const onward = addresses.enter.href(undefined, { next: nextPath(typeof next === 'string' ? next : null) });
  return redirect(onward, { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** Goes on to where the browser stood. One that kept no cookie is warned there again, and told why. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('next');
  if (asked === null) return redirect(addresses.index.href());
  const next = new URL(nextPath(asked), request.url);
  const isKept = request.headers.get('cookie')?.split('; ').includes(passed);
  if (!isKept) next.searchParams.set(cookiesRefused, '1');
  else if (next.searchParams.has(cookiesRefused)) next.searchParams.delete(cookiesRefused);
  return redirect(nextPath(next.pathname + next.search));
}
