import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import type { Transport } from '@parlour/api-client/transport';
import type { PageLayout } from '@parlour/models/account/consents/entry-warning';
import type { Locale } from '@parlour/models/locale';
import type { Theme } from '@parlour/ui/theme/theme';

/** A form that a browser posted to its own page, once its origin and token are proved (contract part 1, rule 2). */
export interface PostedForm {
  values: FormData;
  /** The form token, which serves as the idempotency key of the call that the form stands for. */
  idempotencyKey: string;
}

/** A form of this site whose token is of another session or page, or too old. Nothing acts on it; what was typed is not lost. */
export interface ExpiredForm extends Response {
  readonly values: FormData;
}

/** What the server hands to the rendering of one page: who asks, on which site, and how to reach the API in process. */
export interface PageContext {
  transport: Transport;
  /** One cache a request: loaders fill it, the render reads it, the browser takes it over. */
  queries: QueryClient;
  settings: PublicSettings;
  theme: Theme;
  locale: Locale;
  /** Of the scripts and styles in the page itself; absent on a page that is kept, whose policy names their hashes. */
  nonce: string | undefined;
  /** Scheme, host and port as the visitor sees them. */
  origin: string;
  isInstalledApp: boolean;
  /** What this browser answered to counting; null where it has not been asked. */
  analyticsChoice: boolean | null;
  /** The cookie of what was put away in this browser. */
  dismissals: string;
  /** The layouts that stand behind the entry warning for this visitor; none for members. */
  entryWarning: readonly PageLayout[];
  /** Members, and visitors whom the brand lets search (spec section 6). */
  maySearch: boolean;
  /** This browser came by a traffic source, now or before (spec section 6). */
  hasTrafficSource: boolean;
  /** Signed for session or browser, this page's path and hour. */
  formToken: string;
  /** Reads a posted form; throws a 403 `Response` where its origin is wrong, an `ExpiredForm` where only its token is. */
  readForm(request: Request): Promise<PostedForm>;
}

export const pageContext = createContext<PageContext>();
