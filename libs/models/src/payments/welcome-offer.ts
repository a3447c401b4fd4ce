import { DAY, SECOND } from '../durations.ts';

/** The brand's settings for both offers to new members; null where it makes none. */
export interface WelcomeSettings {
  time_bonus: { code: string; percentage: number; seconds: number } | null;
  welcome: { code: string; percentage: number; days: number } | null;
}

interface NewMember {
  paidUser: boolean;
  signupDate: Date;
}

/** An offer that runs now. */
export interface RunningOffer {
  code: string;
  percentage: number;
  endsAt: Date;
  /** No equal or better offer follows within 7 days: only then may its end be shown as a reason to hurry. */
  endsForReal: boolean;
}

/**
 * The time bonus: for a member who never paid, from sign-up for the brand's seconds (spec section 4; 14,400 s).
 * Null where it does not run.
 */
export function timeBonus(member: NewMember, now: Date, settings: WelcomeSettings): RunningOffer | null {
  if (!settings.time_bonus) return null;
  return running(
    member,
    now,
    bonusEnding(member, settings.time_bonus),
    settings.welcome && welcomeEnding(member, settings.welcome),
  );
}

/** The welcome discount on the first purchase, for the brand's days from sign-up (contract part 0, 1). */
export function welcomeOffer(member: NewMember, now: Date, settings: WelcomeSettings): RunningOffer | null {
  if (!settings.welcome) return null;
  return running(
    member,
    now,
    welcomeEnding(member, settings.welcome),
    settings.time_bonus && bonusEnding(member, settings.time_bonus),
  );
}

/** The offer that counts now: the time bonus while it runs, otherwise the welcome discount (spec section 4). */
export function activeOffer(member: NewMember, now: Date, settings: WelcomeSettings): RunningOffer | null {
  return timeBonus(member, now, settings) ?? welcomeOffer(member, now, settings);
}

type Ending = Omit<RunningOffer, 'endsForReal'>;

/** Both offers start at sign-up, so the other one follows at once wherever it outlasts this one. */
function running(member: NewMember, now: Date, offer: Ending, other: Ending | null): RunningOffer | null {
  if (member.paidUser || now >= offer.endsAt) return null;
  const follows = other !== null && other.percentage >= offer.percentage && other.endsAt > offer.endsAt;
  return { ...offer, endsForReal: !follows };
}

function bonusEnding(
  member: NewMember,
  { code, percentage, seconds }: NonNullable<WelcomeSettings['time_bonus']>,
): Ending {
  return { code, percentage, endsAt: new Date(member.signupDate.getTime() + seconds * SECOND) };
}

function welcomeEnding(member: NewMember, { code, percentage, days }: NonNullable<WelcomeSettings['welcome']>): Ending {
  return { code, percentage, endsAt: new Date(member.signupDate.getTime() + days * DAY) };
}
