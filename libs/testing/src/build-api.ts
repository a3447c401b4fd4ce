import type { FastifyInstance } from 'fastify';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { callAddress, type AddressQuery } from '@parlour/contract/call-address';
import type { BodyInput, Call, QueryInput, SignedBody } from '@parlour/contract/define-call';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import type { LiveBus } from '@parlour/server-bus/live-bus';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import { createServer } from '@parlour/server-kit/create-server';
import type { HandledCall } from '@parlour/server-kit/calls/handle';
import type { ServerParts } from '@parlour/server-kit/server-parts';
import { siteDirectory } from '@parlour/server-kit/sites/sites';
import { signIn } from './sign-in.ts';

export interface ApiParts extends Partial<Omit<ServerParts, 'sites' | 'calls' | 'bus' | 'options'>> {
  database: Database;
  /** Settings of the brands that answer, each at `<id>.localhost`. */
  brands: readonly BrandSettings[];
  calls: readonly HandledCall[];
  bus?: LiveBus;
  options?: Partial<ServerParts['options']>;
}

/** Who makes a call, and with what. */
export interface TestCall<C extends Call> {
  brand?: string;
  cookie?: string;
  query?: QueryInput<C>;
  body?: BodyInput<C>;
  key?: string;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  // What came is for the test to say; a typed reply would hide what the schema lets through.
  body: Record<string, never> & Record<string, unknown>;
  /** The body as it came, for answers that are no JSON. */
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApi {
  app: FastifyInstance;
  bus: LiveBus;
  dbOf(brand: string): BrandDatabase;
  /** The cookie of a member who is logged in. */
  logIn(brand: string, memberId: string): Promise<string>;
  /** Makes a call over the server's own routes, as the web's client does. */
  send<const C extends Call>(call: C, options?: TestCall<C>): Promise<TestAnswer>;
  close(): Promise<void>;
}

interface Payload {
  bytes: Buffer;
  headers: SignedBody['headers'];
}

/** The real server over a real database, without a port: its pipeline, headers, cookies and walls are those of production. */
export async function buildApi({
  database,
  brands,
  calls,
  bus = createMemoryBus(),
  options,
  ...others
}: ApiParts): Promise<TestApi> {
  const sites = siteDirectory(
    brands.map((settings) => ({
      brand: { id: settings.id, version: 1, settings },
      db: database.forBrand(settings.id),
      origin: `http://${settings.id}.localhost`,
      app: settings.id,
    })),
  );
  const app = await createServer({
    sites,
    calls,
    bus,
    countryOf: () => null,
    now: () => new Date(),
    log: { level: 'silent' },
    checks: [],
    routes: [],
    pages: null,
    previews: null,
    options: {
      secure: false,
      sessionKey: new Uint8Array(32).fill(7),
      trustProxy: [],
      callsPerMinute: { account: 0, address: 0 },
      build: 'test',
      ...options,
    },
    ...others,
  });

  return {
    app,
    bus,
    dbOf: (brand) => database.forBrand(brand),
    logIn: async (brand, memberId) => (await signIn(database.forBrand(brand), brand, memberId)).cookie,
    async send(call, { brand = brands[0]!.id, cookie, query, body, key, headers } = {}) {
      const payload = await payloadOf(call, body);
      const answered = await app.inject({
        method: call.method,
        url: callAddress(call.path, { ...(call as Call).when, ...(query as AddressQuery) }),
        payload: payload?.bytes ?? body,
        headers: {
          host: `${brand}.localhost`,
          'x-request-type': 'client',
          ...(cookie ? { cookie } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...payload?.headers,
          ...headers,
        },
      });
      const isJson = answered.headers['content-type']?.toString().startsWith('application/json');
      return {
        status: answered.statusCode,
        body: isJson && answered.body ? answered.json() : {},
        text: answered.body,
        headers: answered.headers,
      };
    },
    close: () => app.close(),
  };
}

/** What is no JSON: the form that a browser would send for a call with a file, and what was signed; null for every other. */
async function payloadOf(call: Call, body: object | undefined): Promise<Payload | null> {
  if (call.signed && body) {
    const { headers, raw } = body as SignedBody;
    return { bytes: Buffer.from(raw), headers };
  }
  if (!call.multipart) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.set(name, value);
  const written = new Response(form);
  const type = written.headers.get('content-type')!;
  return { bytes: Buffer.from(await written.arrayBuffer()), headers: { 'content-type': type } };
}
