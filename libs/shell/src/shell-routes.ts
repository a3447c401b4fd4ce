import { index, layout, route, type RouteConfigEntry } from '@react-router/dev/routes';
import { addresses } from '@parlour/contract/addresses';
import { memberLanderAddresses } from '@parlour/contract/member-lander-addresses';
import { memberLanders } from '@parlour/models/account/landers';

const at = (address: { pattern: string }, file: string): RouteConfigEntry =>
  route(address.pattern.slice(1), `routes/${file}.tsx`);

/** The one route table of all brands, by layout (contract part 0, 10). */
export const shellRoutes: RouteConfigEntry[] = [
  at(addresses.enter, 'enter'),
  layout('layouts/default-layout.tsx', [
    index('routes/home.tsx'),
    at(addresses.login, 'login'),
    at(addresses.resetPassword, 'reset-password'),
    at(addresses.resetPasswordDo, 'reset-password-do'),
    at(addresses.accountDeleted, 'account-deleted'),
    at(addresses.accountDelete, 'account-delete'),
    at(addresses.signupMatches, 'signup-matches'),
    at(addresses.members, 'members'),
    at(addresses.member, 'member'),
    at(addresses.matchFinder, 'match-finder'),
    at(addresses.likes, 'likes'),
    at(addresses.likesMember, 'likes-m-id'),
    at(addresses.swipeGame, 'swipe-game'),
    at(addresses.chats, 'chats'),
    at(addresses.credits, 'credits'),
    route(addresses.creditsPackage.pattern.slice(1), 'routes/credits.tsx', { id: 'credits-id-paymentmethod' }),
    at(addresses.payment, 'payment'),
    at(addresses.transactions, 'transactions'),
    at(addresses.pricing, 'pricing'),
    at(addresses.profile, 'profile'),
    at(addresses.settings, 'settings'),
    at(addresses.notifications, 'notifications'),
    at(addresses.langConfig, 'lang-config'),
    at(addresses.premium, 'premium'),
    at(addresses.complaints, 'complaints'),
    at(addresses.report, 'report'),
    at(addresses.cookies, 'cookies'),
    at(addresses.faq, 'faq'),
    at(addresses.service, 'service'),
    at(addresses.page, 'legal'),
    at(addresses.token, 'token'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layouts/chat-layout.tsx', [at(addresses.chat, 'chat'), at(addresses.memberChat, 'member-chat')]),
  layout('layouts/lander-layout.tsx', [
    at(addresses.lander, 'lander'),
    ...memberLanders.map((type) => at(memberLanderAddresses[type], type)),
  ]),
  layout('layouts/empty-layout.tsx', [
    at(addresses.signup, 'signup'),
    at(addresses.completeSignup, 'complete-signup'),
    at(addresses.memberSignup, 'member-signup'),
    at(addresses.activate, 'activate'),
    at(addresses.activateDone, 'activate-done'),
    at(addresses.activateError, 'activate-error'),
    at(addresses.mailChange, 'mail-change-do'),
    at(addresses.unsubscribe, 'unsubscribe'),
  ]),
];
