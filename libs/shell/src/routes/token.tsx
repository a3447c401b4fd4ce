import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { send } from '@parlour/api-client/send';
import { getPage } from '@parlour/contract/account/reference-data/get-page';
import { addresses } from '@parlour/contract/addresses';
import { isPageSlug } from '@parlour/contract/page-slugs';
import type { LinkPurpose } from '@parlour/models/account/mailed-links';
import { loaderFailure } from '../loading/loader-failure.ts';
import { pageContext } from '../page/page-context.ts';

/** A token of 256 random bits as text; anything else is not even looked for. */
const wellFormed = /^[\w-]{43}$/;

/** Where the link of a mail is followed, by what it is for. */
const pages: Readonly<Record<string, (token: string) => string>> = {
  activation: (token) => addresses.activate.href(undefined, { token }),
  'log-in': (token) => addresses.login.href(undefined, { token }),
  'password-reset': (token) => addresses.resetPasswordDo.href(undefined, { token }),
  'mail-change': (token) => addresses.mailChange.href(undefined, { token }),
  'mail-change-undo': (token) => addresses.mailChange.href(undefined, { token, action: 'undo' }),
  'mail-resume': (token) => addresses.unsubscribe.href(undefined, { token, action: 'resume' }),
  reactivation: (token) => addresses.accountDeleted.href(undefined, { token }),
  leaving: (token) => addresses.accountDeleted.href(undefined, { token, closed: 1 }),
} satisfies Record<LinkPurpose, (token: string) => string>;

/** One part alone (contract part 0, 8): the slug of a page, else the token of a mail that exists, else nothing. */
export async function loader({ context, params: { token }, request }: LoaderFunctionArgs) {
  if (isPageSlug(token)) return redirect(addresses.page.href({ slug: token }) + new URL(request.url).search, 301);
  if (!token || !wellFormed.test(token)) throw notFound();
  const { transport } = context.get(pageContext);
  const { page } = await send(getPage, { query: { token }, over: transport, once: true }).catch((error: unknown) => {
    throw loaderFailure(error, request);
  });
  const target = pages[page.purpose];
  if (!target) throw notFound();
  return redirect(target(token), 302);
}

const notFound = () => data({ code: 'not_found' }, { status: 404 });

export default function TokenRoute() {
  return null;
}
