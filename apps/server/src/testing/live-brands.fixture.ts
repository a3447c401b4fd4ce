import type { BrandSettings } from '@parlour/brand/settings-schema';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import type { Database } from '@parlour/server-db/database';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { createServer } from '@parlour/server-kit/create-server';
import { pageContext, sampleBuilds, type PageArguments } from '@parlour/server-kit/testing/page-build';
import { settingsCall } from '@parlour/server-kit/testing/settings-call';
import { getSettings } from '@parlour/contract/account/reference-data/get-settings';
import type { FastifyInstance } from 'fastify';
import { brandActs } from '../brand-acts/brand-acts.ts';
import { perform } from '../control/act.ts';
import type { PassedOver } from '../start/brands/published-sites.ts';
import { openSites, type OpenSites } from '../start/open-sites.ts';

const withoutOrigins = {
  mode: 'demo',
  port: 4200,
  keys: { session: 's'.repeat(32), photo: '', sandbox: '', vapid: { publicKey: '', privateKey: '' } },
} as unknown as Configuration;

/** Which version each part of a page is of, as its settings name it. */
export interface SeenPage {
  theme: string;
  words: string;
  /** Read once more after others had their turn. */
  later: string;
}

/** A page that says of which version its theme and its words are, and takes a while. */
async function loader({ context }: PageArguments): Promise<Response> {
  const { theme, settings, transport } = context.get(pageContext);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const again = (await transport({ call: getSettings, query: {} })) as { settings: { headline: string } };
  const seen: SeenPage = { theme: theme.shape.displayWeight, words: settings.headline, later: again.settings.headline };
  return Response.json(seen);
}

/** The same brand with its theme and its words named after one number. */
export const version = (brand: BrandSettings, number: number): BrandSettings => ({
  ...structuredClone(brand),
  theme: { ...brand.theme, shape: { ...brand.theme.shape, displayWeight: `${number}` } },
  texts: Object.fromEntries(
    Object.entries(brand.texts).map(([locale, texts]) => [locale, { ...texts, headline: `${number} ${locale}` }]),
  ),
});

export interface LiveBrands {
  app: FastifyInstance;
  sites: OpenSites;
  /** What it was not able to serve. */
  passedOver: PassedOver[];
  act(name: string, input: object): ReturnType<typeof perform>;
  /** The answer of a brand's page, with a cookie where one is given. */
  open(brand: string, cookie?: string): Promise<{ status: number; page: SeenPage }>;
  close(): Promise<void>;
}

/** A server as it starts: its sites follow the database, its pages are small. */
export async function liveBrands(
  database: Database,
  files: readonly BrandSettings[],
  origins: Record<string, string> = {},
): Promise<LiveBrands> {
  const configuration: Configuration = { ...withoutOrigins, origins: new Map(Object.entries(origins)) };
  const passedOver: PassedOver[] = [];
  const sites = await openSites(configuration, database, files, (version) => passedOver.push(version));
  const app = await createServer({
    sites: sites.sites,
    previews: sites.preview,
    calls: [settingsCall],
    bus: createMemoryBus(),
    countryOf: () => null,
    now: () => new Date(),
    log: { level: 'silent' },
    checks: [],
    routes: [],
    pages: sampleBuilds(null, loader),
    options: {
      secure: false,
      sessionKey: Buffer.from(configuration.keys.session),
      trustProxy: [],
      callsPerMinute: { account: 0, address: 0 },
      build: 'test',
    },
  });
  const acts = brandActs({ configuration, database, files, refresh: sites.refresh });
  return {
    app,
    sites,
    passedOver,
    act: (act, input) => perform(acts, { act, input }),
    async open(brand, cookie = '') {
      const headers = { host: `${brand}.localhost`, cookie: `locale=en; ${cookie}` };
      const answer = await app.inject({ url: '/members', headers });
      return { status: answer.statusCode, page: answer.json<SeenPage>() };
    },
    close: () => app.close(),
  };
}
