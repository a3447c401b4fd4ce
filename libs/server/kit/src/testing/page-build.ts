import { QueryClient } from '@tanstack/react-query';
import { createContext, type ServerBuild } from 'react-router';
import { apiErrorOf } from '@parlour/api-client/api-error';
import type { PageContext } from '@parlour/shell/page/page-context';
import { failureReport, handleError } from '@parlour/shell/failures/failure-report';
import type { PageBuild, PageBuilds, ShellEntry } from '../pages/page-builds.ts';
import { deposit, whoAmI } from './sample-calls.ts';

export const pageContext = createContext<PageContext>();
const entry: ShellEntry & { default: () => Response; handleError: typeof handleError } = {
  pageContext,
  failureReport,
  handleError,
  requestCache: () => new QueryClient(),
  apiErrorOf,
  default: () => new Response('unused'),
};

/** What a page's loader is given. */
export interface PageArguments {
  request: Request;
  context: { get(key: typeof pageContext): PageContext };
}

/** A page that says what it was given. */
async function loader({ context, request }: PageArguments): Promise<Response> {
  const { transport, nonce, locale, formToken, origin, settings } = context.get(pageContext);
  const who = await transport({ call: whoAmI, query: {} });
  return Response.json({
    who,
    nonce,
    locale,
    formToken,
    origin,
    name: settings.name,
    search: new URL(request.url).search,
  });
}

/** A form that deposits, as a page without JavaScript posts it. */
async function action({ context, request }: PageArguments): Promise<Response> {
  const { transport, readForm } = context.get(pageContext);
  const { values, idempotencyKey } = await readForm(request);
  try {
    await transport({ call: deposit, body: { amount: Number(values.get('amount')) }, idempotencyKey });
  } catch (error) {
    return Response.json({ name: (error as Error).name, ...(error as object) }, { status: 422 });
  }
  return new Response(null, { status: 303, headers: { location: '/done', 'set-cookie': 'seen=1; Path=/' } });
}

const route = (id: string, path: string, parentId?: string, module: object = {}) => ({ id, path, parentId, module });

/** What a build says to browsers of its one page. */
export const pageForBrowsers = { id: 'page', path: '*', parentId: 'root', module: '/assets/page.js' };

/** A build with one page that answers every address, in the form that the framework's own builds have. */
export const samplePages = (clientFolder: string | null, answer = loader, act = action): PageBuild => ({
  clientFolder,
  server: {
    entry: { module: entry },
    routes: {
      root: route('root', '', undefined, { default: () => null }),
      page: route('page', '*', 'root', { loader: answer, action: act }),
    },
    assets: { entry: { module: '', imports: [] }, routes: { page: pageForBrowsers }, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild,
});

/** The same such build for every app. */
export function sampleBuilds(...build: Parameters<typeof samplePages>): PageBuilds {
  const pages = samplePages(...build);
  return { find: async () => pages };
}
