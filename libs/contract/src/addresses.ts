/** Values of the address' query; empty ones are left out. */
export type Search = Record<string, string | number | undefined>;

const address = <const P extends string>(pattern: P) => ({
  pattern,
  /** The address with its parameters filled in and, where given, a query. */
  href(
    ...[params, search]: ParamsOf<P> extends never
      ? [params?: undefined, search?: Search]
      : [params: Record<ParamsOf<P>, string>, search?: Search]
  ) {
    const path = pattern
      .split('/')
      .flatMap((part) => {
        if (!part.startsWith(':')) return [part];
        const value = (params as Record<string, string> | undefined)?.[part.slice(1).replace('?', '')];
        return value ? [encodeURIComponent(value)] : [];
      })
      .join('/');
    const query = new URLSearchParams(
      Object.entries(search ?? {}).flatMap(([key, value]) =>
        value === undefined || value === '' ? [] : [[key, String(value)]],
      ),
    ).toString();
    return query ? `${path}?${query}` : path;
  },
});

type ParamsOf<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> | ParamsOf<Rest>
  : P extends `:${infer Name}?`
    ? Name
    : P extends `:${infer Name}`
      ? Name
      : never;

/** Every page address once, by the spec's route names (section 2); links and mails are built from these. */
export const addresses = {
  index: address('/'),
  login: address('/login'),
  signup: address('/signup'),
  completeSignup: address('/complete-signup'),
  signupMatches: address('/signup-matches'),
  activate: address('/activate'),
  activateDone: address('/activate/done'),
  activateError: address('/activate/error'),
  mailChange: address('/mail-change/do'),
  accountDeleted: address('/account-deleted'),
  /** Where somebody who is not logged in asks for the way out. */
  accountDelete: address('/account-delete'),
  lander: address('/landers/:type/:slug?'),
  members: address('/members'),
  member: address('/members/:id'),
  memberChat: address('/members/:id/chat'),
  memberSignup: address('/members/:id/signup'),
  memberLanding: address('/members/:id/landing'),
  memberLanding2: address('/members/:id/landing2/:slug?'),
  memberLanding3: address('/members/:id/landing3/:slug?'),
  likes: address('/likes/:type?'),
  likesMember: address('/likes/m/:id'),
  chats: address('/chats'),
  chat: address('/chats/:id'),
  credits: address('/credits'),
  creditsPackage: address('/credits/:id/:paymentmethod?'),
  payment: address('/payments/:id'),
  transactions: address('/transactions/:id?'),
  pricing: address('/pricing'),
  profile: address('/profile'),
  settings: address('/settings'),
  notifications: address('/notifications'),
  /** Where the links of notification mails lead: one button that ends them, or takes them up again. */
  unsubscribe: address('/unsubscribe'),
  langConfig: address('/lang-config'),
  /** Where the entry warning's answer is posted. */
  enter: address('/enter'),
  premium: address('/premium'),
  complaints: address('/complaints'),
  /** Reports a profile, a photo, a message or a conversation where no sheet can open. */
  report: address('/report/:type/:id'),
  matchFinder: address('/match-finder'),
  swipeGame: address('/swipe-game'),
  resetPassword: address('/reset-password'),
  resetPasswordDo: address('/reset-password/do'),
  cookies: address('/pages/cookies'),
  faq: address('/pages/faq'),
  service: address('/pages/service'),
  page: address('/pages/:slug'),
  /** A page by its slug, or the one-time link of a mail (contract part 0, 8). */
  token: address('/:token'),
} as const;
