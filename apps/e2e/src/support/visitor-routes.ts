import { memberLanderAddresses } from '@parlour/contract/member-lander-addresses';
import { memberLanders } from '@parlour/models/account/landers';

/** What a visitor gets at an address. */
export interface VisitorRoute {
  status: number;
  layout: 'default' | 'chat' | 'lander' | 'empty' | null;
  /** Without the site's name; null is the brand's own sentence, absent where the page's subject decides. */
  title?: string | null;
  /** Members only: visitors are sent to log in. */
  asksToLogIn?: true;
  /** A form that can be sent without JavaScript stands on the page; other pages need none to be read. */
  hasForm?: true;
}

type Layout = VisitorRoute['layout'];

const membersOnly = (layout: Layout = 'default'): VisitorRoute => ({ status: 302, layout, asksToLogIn: true });
const page = (title: string | null, layout: Layout = 'default'): VisitorRoute => ({ status: 200, layout, title });
const form = (title: string | null, layout: Layout = 'default'): VisitorRoute => ({
  ...page(title, layout),
  hasForm: true,
});
const missing = (): VisitorRoute => ({ status: 404, layout: 'default' });

/** The shell's route table as a visitor meets it (spec section 2, contract part 0, 10). */
export const visitorRoutes: Record<string, VisitorRoute> = {
  '/': form(null),
  '/login': form('Log in'),
  '/reset-password': form('Forgot your password?'),
  '/reset-password/do': { status: 200, layout: 'default' },
  '/account-deleted': { status: 200, layout: 'default' },
  '/account-delete': form('Delete my account'),
  '/signup-matches': membersOnly(),
  '/members': page('Members'),
  '/members/:id': missing(),
  '/match-finder': membersOnly(),
  '/likes/:type?': membersOnly(),
  '/likes/m/:id': membersOnly(),
  '/swipe-game': membersOnly(),
  '/chats': membersOnly(),
  '/credits': page('Credits'),
  '/credits/:id/:paymentmethod?': { status: 302, layout: 'default' },
  '/payments/:id': membersOnly(),
  '/transactions/:id?': membersOnly(),
  '/pricing': page('Pricing'),
  '/profile': membersOnly(),
  '/settings': membersOnly(),
  '/notifications': membersOnly(),
  '/lang-config': form('Language'),
  '/premium': page('Premium'),
  '/complaints': form('Complaints'),
  '/report/:type/:id': missing(),
  '/pages/cookies': form('Cookies'),
  '/pages/faq': page('Questions and answers'),
  '/pages/service': form('Customer service'),
  '/pages/:slug': missing(),
  '/:token': missing(),
  '/*': missing(),
  '/chats/:id': membersOnly('chat'),
  '/members/:id/chat': membersOnly('chat'),
  '/landers/:type/:slug?': { status: 302, layout: 'lander' },
  '/members/:id/landing': { status: 200, layout: 'lander', hasForm: true },
  '/members/:id/landing2/:slug?': { status: 200, layout: 'lander', hasForm: true },
  '/members/:id/landing3/:slug?': { status: 200, layout: 'lander', hasForm: true },
  '/signup': form('Join free', 'empty'),
  '/complete-signup': membersOnly('empty'),
  '/members/:id/signup': { status: 200, layout: 'empty', hasForm: true },
  '/activate': { status: 302, layout: 'empty' },
  '/activate/done': page('Welcome', 'empty'),
  '/activate/error': page('Activation failed', 'empty'),
  '/mail-change/do': { status: 200, layout: 'empty' },
  '/unsubscribe': page('E-mails to you', 'empty'),
  '/enter': { status: 302, layout: null },
};

/** Whether a brand with these landers has none at this address: then it leads to the plain sign-up (contract C4). */
export const isLeftOut = (pattern: string, landers: readonly string[]): boolean => {
  const lander = memberLanders.find((type) => memberLanderAddresses[type].pattern === pattern);
  return lander !== undefined && !landers.includes(lander);
};
