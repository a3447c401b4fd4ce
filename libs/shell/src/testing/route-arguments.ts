import { RouterContextProvider, type LoaderFunctionArgs, type Params } from 'react-router';
import { ApiError, type ApiErrorBody } from '@parlour/api-client/api-error';
import type { CallRequest, Transport } from '@parlour/api-client/transport';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import { visitor } from '@parlour/testing/page-data';
import { pageSettings } from '@parlour/testing/page-settings';
import { themeOf } from '@parlour/ui/theme/theme.fixture';
import { pageContext, type PageContext, type PostedForm } from '../page/page-context.ts';
import { requestCache } from '../page/request-cache.ts';

/** The key that every posted form comes with; an id, since it becomes that of a message. */
export const formKey = '0199000a-0000-7000-8000-00000000f023';

interface ContextChanges extends Partial<Omit<PageContext, 'transport' | 'queries' | 'settings'>> {
  settings?: Partial<PublicSettings>;
}

export interface RouteWishes {
  /** Path and search of the page. */
  address?: string;
  params?: Params;
  headers?: Record<string, string>;
  /** The form that is posted to the page; without one the page is opened. */
  posted?: Record<string, string>;
  /** Who is here, as `GET /api/user.php` answers; a visitor, where nothing is said. */
  user?: object;
  /** Answers whatever else the API is asked, or throws what it refuses with; nothing does where there is none. */
  answer?: (request: CallRequest) => unknown;
  /** What differs in the rest of the page's context. */
  changes?: ContextChanges;
}

/** What a loader or an action is called with, and what it asked of the API, in turn. */
export interface RouteArguments extends LoaderFunctionArgs {
  context: RouterContextProvider;
  asked: CallRequest[];
}

/** The arguments of a loader or an action as the server gives them, on answers in place of the API. */
export function routeArguments({
  address = '/',
  params = {},
  headers,
  posted,
  user = visitor,
  answer = nothingAnswers,
  changes,
}: RouteWishes = {}): RouteArguments {
  const asked: CallRequest[] = [];
  const page = pageOn(
    async (request) => {
      asked.push(request);
      return request.call.path === '/api/user.php' && request.call.method === 'GET' ? user : answer(request);
    },
    { readForm: async () => formOf(posted), ...changes },
  );
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const url = new URL(address, page.origin);
  const request = new Request(url, { method: posted ? 'POST' : 'GET', headers });
  return { request, url, pattern: url.pathname, params, context, asked };
}

/** The values of a form as a browser sends them. */
export function formValues(fields: Record<string, string>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries(fields)) values.set(name, value);
  return values;
}

/** An answer of the API that refuses. */
export const refuse = (status: number, body: ApiErrorBody) => (): never => {
  throw new ApiError(status, body);
};

/** Requests to the API in short: method, path and body. */
export const inShort = (asked: readonly CallRequest[]) =>
  asked.map(({ call, body }) => [call.method, call.path, body] as const);

function nothingAnswers({ call }: CallRequest): never {
  throw new Error(`Nothing answers ${call.method} ${call.path}`);
}

function formOf(posted: Record<string, string> | undefined): PostedForm {
  if (!posted) throw new Error('Nothing was posted.');
  return { values: formValues(posted), idempotencyKey: formKey };
}

/** The page of a visitor who may search, in front of whom no entry warning stands. */
const pageOn = (
  transport: Transport,
  { settings, ...changes }: ContextChanges & Pick<PageContext, 'readForm'>,
): PageContext => ({
  transport,
  queries: requestCache(transport),
  // As many of them as the pages read.
  settings: { ...pageSettings, ...settings } as unknown as PublicSettings,
  theme: themeOf({ light: '#eee', dark: '#111', defaultScheme: 'light' }),
  locale: 'en',
  nonce: undefined,
  origin: 'http://parlour.localhost',
  isInstalledApp: false,
  analyticsChoice: null,
  dismissals: '',
  entryWarning: [],
  maySearch: true,
  hasTrafficSource: false,
  formToken: 'token',
  ...changes,
});
