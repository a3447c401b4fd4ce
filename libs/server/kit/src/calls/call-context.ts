import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { CookieName } from '@parlour/models/account/cookies';
import type { MemberStatus } from '@parlour/models/account/member-status';
import type { Locale } from '@parlour/models/locale';
import type { Gender, Sexuality } from '@parlour/models/profile-fields';

/** The member who makes the call, as the session's single query finds them. */
export interface Viewer {
  id: string;
  status: MemberStatus;
  confirmed: boolean;
  paidUser: boolean;
  name: string;
  email: string;
  language: Locale;
  scope: readonly string[];
  signupDate: Date;
  gender: Gender;
  sexuality: Sexuality | null;
  country: string;
  region: string | null;
  city: string | null;
}

/** What cards ask of the member who looks at them. */
export type CardViewer = Pick<Viewer, 'id' | 'paidUser' | 'country' | 'region' | 'city'>;

export interface SessionRecord {
  /** Public id of the session, as the sessions list shows it. */
  id: string;
  memberId: string;
}

export interface CookieOptions {
  /** Seconds the browser keeps it. */
  maxAge: number;
  httpOnly: boolean;
}

/** Where a request comes from; nothing here names a person. */
export interface RequestOrigin {
  id: string;
  ip: string;
  /** The address cut to /24 or /48 (contract part 0, 5). */
  network: string;
  country: string | null;
  userAgent: string;
  /** Signed id of the browser, for the idempotency of visitors. */
  browserId: string;
  /** Scheme, host and port the visitor sees, e.g. `https://example.org`. */
  origin: string;
}

/** All that a handler may use. The brand comes from the Host alone. */
export interface CallContext {
  brand: PublishedBrand;
  db: BrandDatabase;
  now: Date;
  locale: Locale;
  viewer: Viewer | null;
  session: SessionRecord | null;
  request: RequestOrigin;
  /**
   * Resolves once it is certain that viewer and session are what this says; rejects where they are not, and the call is then made
   * again by what is true. To be awaited before anything is changed, by a call that begins by a guess; for all others it is certain.
   */
  confirmCaller(): Promise<void>;
  /** The browser came by a traffic source, now or before (spec section 6). */
  hasTrafficSource: boolean;
  /** A cookie that came with the request; null where there is none. */
  readCookie(name: string): string | null;
  setCookie(name: CookieName, value: string, options: CookieOptions): void;
  clearCookie(name: CookieName): void;
  /** Starts a session for a member and sets its cookie; an earlier session of this browser ends. */
  startSession(memberId: string): Promise<void>;
  /** Ends the session of this browser and clears its cookie. */
  endSession(): Promise<void>;
}

/** The context of a call that only a member may make. */
export interface MemberContext extends CallContext {
  viewer: Viewer;
  session: SessionRecord;
}
