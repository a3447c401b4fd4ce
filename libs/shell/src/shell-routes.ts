import { index, layout, route, type RouteConfigEntry } from '@react-router/dev/routes';
import { addresses } from '@parlour/contract/addresses';

const at = (address: { pattern: string }, file: string): RouteConfigEntry =>
  route(address.pattern.slice(1), `routes/${file}.tsx`);

/** The one route table of all brands, by layout (contract part 0, 10). */
export const shellRoutes: RouteConfigEntry[] = [
  layout('layouts/default-layout.tsx', [
    index('routes/home.tsx'),
    at(addresses.login, 'login'),
    at(addresses.members, 'members'),
    at(addresses.member, 'member'),
    at(addresses.likes, 'likes'),
    at(addresses.chats, 'chats'),
    at(addresses.credits, 'credits'),
    route(addresses.creditsPackage.pattern.slice(1), 'routes/credits.tsx', { id: 'credits-id-paymentmethod' }),
    at(addresses.payment, 'payment'),
    at(addresses.transactions, 'transactions'),
    at(addresses.pricing, 'pricing'),
    at(addresses.profile, 'profile'),
    at(addresses.settings, 'settings'),
    at(addresses.langConfig, 'lang-config'),
    at(addresses.page, 'legal'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layouts/chat-layout.tsx', [at(addresses.chat, 'chat'), at(addresses.memberChat, 'member-chat')]),
  layout('layouts/empty-layout.tsx', [
    at(addresses.signup, 'signup'),
    at(addresses.completeSignup, 'complete-signup'),
    at(addresses.activate, 'activate'),
    at(addresses.activateDone, 'activate-done'),
    at(addresses.activateError, 'activate-error'),
  ]),
];
