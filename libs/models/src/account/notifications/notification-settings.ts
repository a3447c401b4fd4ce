/** How soon somebody wants to hear of something. */
export const frequencies = ['now', 'daily', 'weekly', 'never'] as const;
export type Frequency = (typeof frequencies)[number];

/** What a mail may tell of; `news` is the site's own, and nobody gets it who did not ask for it. */
const mailKinds = ['message', 'like', 'match', 'news'] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a push may tell of. */
const pushKinds = ['message', 'like', 'match'] as const;
export type PushKind = (typeof pushKinds)[number];

/** From one time of the day to another, HH:MM, on the clock of a time zone (IANA); it may run across midnight. */
export interface QuietHours {
  from: string;
  to: string;
  tz: string;
}

export interface NotificationSettings {
  mail: Record<MailKind, Frequency>;
  push: Record<PushKind, Frequency>;
  quiet: QuietHours | null;
  /** Notices say only that there is news, not of which kind. */
  discreet: boolean;
}

/** Why no mails go out: marked as spam, an address that takes none, a mail program's own button (spec section 4). */
export const disabledReasons = ['fbl', 'bounce', 'listunsubscribe'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/**
 * What counts for whoever has decided nothing: words somebody wrote are told at once, hearts once a day, and a push, which
 * nobody has without asking for it, at once.
 *
 * @param discreet the brand's own rule
 */
export const defaultNotificationSettings = (discreet: boolean): NotificationSettings => ({
  mail: { message: 'now', like: 'daily', match: 'now', news: 'never' },
  push: { message: 'now', like: 'now', match: 'now' },
  quiet: null,
  discreet,
});

/** What a push may tell a member of at all. News about the account have no setting: whoever turned push on hears of them. */
export const kindsToPush = ({ push }: NotificationSettings): (PushKind | 'account')[] => [
  ...pushKinds.filter((kind) => push[kind] !== 'never'),
  'account',
];

/** What a mail may tell a member of at all. */
export const kindsToMail = ({ mail }: NotificationSettings): MailKind[] =>
  mailKinds.filter((kind) => mail[kind] !== 'never');

/** What a member changed; everything that is left out stays. */
export interface NotificationWishes {
  mail?: Partial<Record<MailKind, Frequency>>;
  push?: Partial<Record<PushKind, Frequency>>;
  quiet?: QuietHours | null;
  discreet?: boolean;
}

/** Settings with a member's wishes in their places. */
export const withWishes = (settings: NotificationSettings, wishes: NotificationWishes): NotificationSettings => ({
  mail: { ...settings.mail, ...wishes.mail },
  push: { ...settings.push, ...wishes.push },
  quiet: wishes.quiet === undefined ? settings.quiet : wishes.quiet,
  discreet: wishes.discreet ?? settings.discreet,
});
