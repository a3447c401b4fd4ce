import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemsIn, production } from './configuration.fixture.ts';
import { originOf, readConfiguration } from './configuration.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-configuration-'))));
afterEach(() => rm(folder, { recursive: true }));

const problemsOf = (environment: Record<string, string>) => problemsIn(folder, environment);

test('the demo needs nothing, listens on loopback and keeps its random keys for its owner alone', async () => {
  const first = await readConfiguration({ DATA_DIR: folder });
  expect(first).toMatchObject({
    mode: 'demo',
    port: 4200,
    bindAddress: '127.0.0.1',
    smtpUrl: null,
    payments: { selling: 'sandbox', asked: ['sandbox'] },
    database: { engine: 'pglite' },
  });
  expect(first.keys.session).toHaveLength(43);
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
  expect((await readConfiguration({ DATA_DIR: folder })).keys).toEqual(first.keys);
  expect(originOf(first, { id: 'she', domain: 'she.example' })).toBe('http://she.localhost:4200');
});

test('starts at the same moment have the same keys, and leave nothing else', async () => {
  const [one, other] = await Promise.all([
    readConfiguration({ DATA_DIR: folder }),
    readConfiguration({ DATA_DIR: folder }),
  ]);
  expect(one.keys).toEqual(other.keys);
  expect(await readdir(folder)).toEqual(['keys.json']);
});

test.each(['{"session":"abc', '{}'])(
  'keys of which only a part was written, %s, are told of with the way out',
  async (text) => {
    const file = join(folder, 'keys.json');
    await writeFile(file, text);
    expect(await problemsOf({})).toEqual([
      `DATA_DIR: ${file} does not hold a demo's keys whole. Put back what was in it, or begin anew by npm run reset`,
    ]);
  },
);

test('so are keys that a link with nothing behind it stands for', async () => {
  await symlink(join(folder, 'nowhere'), join(folder, 'keys.json'));
  expect(await problemsOf({})).toEqual([expect.stringContaining('does not hold a demo')]);
});

test('keys that the system does not let be read are not said to be broken', async () => {
  await mkdir(join(folder, 'keys.json'));
  await expect(readConfiguration({ DATA_DIR: folder })).rejects.toMatchObject({ code: 'EISDIR' });
});

test('the demo sells nothing where it is told so, and still asks whom it is told to ask', async () => {
  const paymentsOf = async (PAYMENT_PROVIDER: string) =>
    (await readConfiguration({ DATA_DIR: folder, PAYMENT_PROVIDER })).payments;
  expect(await paymentsOf('none')).toEqual({ selling: null, asked: [] });
  expect(await paymentsOf('none, sandbox')).toEqual({ selling: null, asked: ['sandbox'] });
  expect(await paymentsOf('sandbox')).toEqual({ selling: 'sandbox', asked: ['sandbox'] });
});

test('production takes no make-believe money, not even for what it took', async () => {
  expect(await problemsOf({ ...production, PAYMENT_PROVIDER: 'none,sandbox' })).toEqual([
    expect.stringMatching('^PAYMENT_PROVIDER: sandbox: takes no real money'),
  ]);
});

test('the demo stays on loopback even if told otherwise', async () => {
  expect((await readConfiguration({ DATA_DIR: folder, BIND_ADDRESS: '0.0.0.0' })).bindAddress).toBe('127.0.0.1');
});

test('production says everything that is missing at once', async () => {
  const problems = await problemsOf({ PARLOUR_MODE: 'production', DATA_DIR: '' });
  for (const name of [
    'DATA_DIR',
    'DATABASE_URL',
    'SMTP_URL',
    'PAYMENT_PROVIDER',
    'SESSION_KEY',
    'PHOTO_KEY',
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
  ]) {
    expect(problems).toContainEqual(expect.stringMatching(`^${name}: is needed in production \\(.+\\)$`));
  }
});

test('what cannot be read hides nothing else that is wrong', async () => {
  const wrong = { PORT: 'many', SESSION_KEY: 'short', S3_BUCKET: '-', ORIGINS: 'she=http://she.example' };
  const problems = await problemsOf({ ...production, ...wrong, SMTP_URL: '' });
  expect(new Set(problems.map((problem) => problem.split(':')[0]))).toEqual(
    new Set([
      'ORIGINS',
      'PORT',
      'S3_ACCESS_KEY_ID',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_REGION',
      'S3_SECRET_ACCESS_KEY',
      'SESSION_KEY',
      'SMTP_URL',
    ]),
  );
});

test('production refuses an origin without https', async () => {
  expect(await problemsOf({ ...production, ORIGINS: 'she=http://she.example' })).toEqual([
    expect.stringMatching('^ORIGINS: she=http://she.example: production needs https'),
  ]);
});

test('an origin that is none is named by its brand, in production as well, and none of its password is shown', async () => {
  const ORIGINS = 'she=https://name:hush@she.example, nonsense';
  const [one, other, ...more] = await problemsOf({ ...production, ORIGINS });
  expect([one, other]).toEqual([
    expect.stringMatching('^ORIGINS: she: brand='),
    expect.stringMatching('^ORIGINS: nonsense: '),
  ]);
  expect(more).toEqual([]);
  expect(one).not.toContain('hush');
});

test('production takes its brands by https from their domains or from ORIGINS', async () => {
  const configuration = await readConfiguration({
    ...production,
    DATA_DIR: folder,
    ORIGINS: 'she=https://she.example',
  });
  expect(originOf(configuration, { id: 'she', domain: 'other.example' })).toBe('https://she.example');
  expect(originOf(configuration, { id: 'gay', domain: 'gay.example' })).toBe('https://gay.example');
});

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ PARLOUR_MODE: 'test' }, 'PARLOUR_MODE'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'smtp:mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps://' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps:///?requireTLS=true' }, 'SMTP_URL'],
  [{ MAILS_AT_ONCE: '0' }, 'MAILS_AT_ONCE'],
  [{ PAYMENT_PROVIDER: 'stripes' }, 'PAYMENT_PROVIDER'],
  [{ PAYMENT_PROVIDER: 'none,stripes' }, 'PAYMENT_PROVIDER'],
  [{ PAYMENT_PROVIDER: 'sandbox,none' }, 'PAYMENT_PROVIDER'],
  [{ PAYMENT_PROVIDER: 'sandbox,sandbox' }, 'PAYMENT_PROVIDER'],
  [{ PAYMENT_PROVIDER: ',' }, 'PAYMENT_PROVIDER'],
  [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/999' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '127.0.0.1, 2001:db8::/129' }, 'TRUST_PROXY'],
  [{ SESSION_KEY: 'short' }, 'SESSION_KEY'],
  [{ ORIGINS: 'nonsense' }, 'ORIGINS'],
  [{ ORIGINS: 'she=nonsense' }, 'ORIGINS'],
  [{ ORIGINS: 'she=https://' }, 'ORIGINS'],
  [{ ORIGINS: 'she=https://she.example:port' }, 'ORIGINS'],
  [{ ORIGINS: 'she=https://she.example/shop' }, 'ORIGINS'],
  [{ ORIGINS: 'she=https://she.example?shop' }, 'ORIGINS'],
  [{ ORIGINS: 'she=https://name:secret@she.example' }, 'ORIGINS'],
  [{ ORIGINS: 'gay=https://gay.example, she=ftp://she.example' }, 'ORIGINS'],
])('%o is refused by name', async (environment, name) => {
  expect((await problemsOf(environment as Record<string, string>))[0]).toMatch(new RegExp(`^${name}: `));
});

test.each([
  ['PORT', '99999', '0 to 65535'],
  ['PORT', '99999.5', '0 to 65535'],
  ['PORT', ' ', '0 to 65535'],
  ['PORT', 'many', '0 to 65535'],
  ['MAILS_AT_ONCE', '0', '1 to 100'],
  ['CALLS_PER_MINUTE_ACCOUNT', '-1', '0 to 1000000'],
])('%s=%s is told once, with its bounds', async (name, value, bounds) => {
  const [problem, ...more] = await problemsOf({ [name]: value });
  expect(problem).toMatch(`${name}: a whole number from ${bounds} (`);
  expect(more).toEqual([]);
});

test('what is trusted and where brands are is taken as the server needs it', async () => {
  const TRUST_PROXY = '127.0.0.1, 10.0.0.0/8, ::1, 2001:db8::/128';
  const read = await readConfiguration({ DATA_DIR: folder, TRUST_PROXY, ORIGINS: 'she=http://She.localhost:8080/' });
  expect(() => Fastify({ trustProxy: [...read.trustProxy] })).not.toThrow();
  expect(originOf(read, { id: 'she', domain: 'other.example' })).toBe('http://she.localhost:8080');
});

test('a store for photos is set whole or not at all', async () => {
  const store = {
    S3_ENDPOINT: 'https://store.example',
    S3_REGION: 'eu-1',
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const { S3_BUCKET: _, S3_SECRET_ACCESS_KEY: __, ...half } = store;
  const problems = await problemsOf(half);
  expect(problems).toHaveLength(2);
  for (const name of ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'])
    expect(problems).toContainEqual(expect.stringMatching(`^${name}: is needed where any of S3_\\* is set`));
  expect((await readConfiguration({ DATA_DIR: folder })).photoStore).toBeNull();
  expect((await readConfiguration({ DATA_DIR: folder, ...store })).photoStore).toEqual({
    endpoint: 'https://store.example',
    region: 'eu-1',
    bucket: 'photos',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});
