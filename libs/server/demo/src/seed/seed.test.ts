import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFitting, hashPassword } from '@parlour/server-account/password/password-hash';
import type { PhotoStorage } from '@parlour/server-media';
import { returnUntil } from '@parlour/server-payments/settling/return-until';
import { grant, settlePurchase, spend } from '@parlour/server-payments/store/ledger';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import sharp from 'sharp';
import { brands as all } from '../brands.fixture.ts';
import { castOf, castSize } from '../cast/cast.ts';
import { createPortraits } from '../portraits.ts';
import { seedDemoWorld } from './seed.ts';
import type { SeedPorts } from './seeding.ts';

/** The brand of one gender and the one with free messages in place of conversations. */
const brands = all.filter(({ settings }) => settings.genders.length === 1 || settings.free_conversations === null);
const files = new Map<string, Uint8Array>();
const storage: Pick<PhotoStorage, 'read' | 'write'> = {
  read: async (key) => files.get(key) ?? null,
  write: async (key, bytes) => void files.set(key, bytes),
};

const database = await databaseOfFile();
let dataFolder: string;
let ports: SeedPorts;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'parlour-demo-'));
  const ledger = { grant, purchase: settlePurchase, spend };
  ports = {
    mode: 'demo',
    database,
    brands,
    dataFolder,
    storage,
    ledger,
    returnUntil,
    hashPassword,
    now: new Date('2026-11-20T12:00:00Z'),
  };
  const start = performance.now();
  await seedDemoWorld(ports);
  const bytes = [...files.values()].reduce((total, file) => total + file.length, 0);
  console.info(
    `seeded ${brands.length} brands in ${((performance.now() - start) / 1000).toFixed(1)} s with ${(bytes / 1e6).toFixed(1)} MB of portraits`,
  );
});

afterAll(() => rm(dataFolder, { recursive: true, force: true }));

/** Rows of a query that looks for what must not be. */
const wrong = async (brand: string, query: (brand: string) => ReturnType<typeof sql>): Promise<unknown[]> =>
  (await query(brand).execute(database.forBrand(brand))).rows;

describe.each(brands)('the seeded world of $id', ({ id: brand }) => {
  it('holds everybody, marked as demo, each with a main portrait', async () => {
    const profiles = await database
      .forBrand(brand)
      .selectFrom('profiles')
      .select(['demo', 'main_photo_id'])
      .where('brand', '=', brand)
      .execute();
    expect(profiles).toHaveLength(castSize);
    expect(profiles.every(({ demo }) => demo)).toBe(true);
    const sizes = await Promise.all(
      profiles.slice(0, 5).map(async ({ main_photo_id }) => {
        const { format, width, height } = await sharp(files.get(`${brand}/${main_photo_id}/large.jpg`)).metadata();
        return { format, width, height };
      }),
    );
    expect(sizes).toEqual(Array.from({ length: 5 }, () => ({ format: 'jpeg', width: 720, height: 900 })));
    expect(profiles.every(({ main_photo_id }) => files.has(`${brand}/${main_photo_id}/large.jpg`))).toBe(true);
  });

  it('has photos behind locks, drawn from their keys alone', async () => {
    const photos = await database
      .forBrand(brand)
      .selectFrom('photos')
      .select(['storage_key', 'visibility', 'is_main'])
      .where('brand', '=', brand)
      .execute();
    expect(new Set(photos.map(({ visibility }) => visibility))).toEqual(new Set(['all', 'premium', 'matches']));
    const locked = photos.find(({ visibility, is_main }) => visibility === 'premium' && !is_main);
    const { format } = await sharp(await createPortraits(brands)(locked?.storage_key ?? '')).metadata();
    expect(format).toBe('jpeg');
    expect(
      await wrong(
        brand,
        (id) =>
          sql`select 1 from profiles p where brand = ${id} and photos_total <> (select count(*) from photos ph where ph.brand = p.brand and ph.member_id = p.member_id and ph.kind = 'profile')`,
      ),
    ).toEqual([]);
  });

  it('counts as unread what nobody has read, in the seats and in the mailboxes', async () => {
    const seats = (id: string) => sql`
      select 1 from participants s where brand = ${id} and unread <> (
        select count(*) from messages m where m.brand = s.brand and m.conversation_id = s.conversation_id and m.sender_id <> s.member_id and m.seq > s.read_seq and m.read_at is null)`;
    const boxes = (id: string) => sql`
      select 1 from mailboxes b where brand = ${id} and (
        total_unread <> (select coalesce(sum(unread), 0) from participants s where s.brand = b.brand and s.member_id = b.member_id)
        or total_new <> (select count(*) from likes l where l.brand = b.brand and l.to_id = b.member_id and l.is_new))`;
    expect(await wrong(brand, seats)).toEqual([]);
    expect(await wrong(brand, boxes)).toEqual([]);
    expect(
      await wrong(
        brand,
        (id) =>
          sql`select 1 from members m where brand = ${id} and not exists (select from mailboxes b where b.brand = m.brand and b.member_id = m.id)`,
      ),
    ).toEqual([]);
  });

  it('numbers messages without gaps', async () => {
    const gaps = (id: string) => sql`
      select 1 from conversations c where brand = ${id} and (
        last_seq <> (select count(*) from messages m where m.brand = c.brand and m.conversation_id = c.id)
        or last_seq <> (select max(seq) from messages m where m.brand = c.brand and m.conversation_id = c.id))`;
    expect(await wrong(brand, gaps)).toEqual([]);
  });

  it('has photos that were sent, each in one message of its owner, and drawn for it', async () => {
    const { rows } = await sql<{ storage_key: string; is_own: boolean; messages: number }>`
      select ph.storage_key, bool_and(m.sender_id = ph.member_id) as is_own, count(m.id)::integer as messages
      from photos ph left join messages m on m.brand = ph.brand and m.photo_id = ph.id
      where ph.brand = ${brand} and ph.kind = 'chat' group by ph.storage_key`.execute(database.forBrand(brand));
    expect(rows.length).toBeGreaterThan(1);
    for (const { is_own, messages } of rows) expect({ is_own, messages }).toEqual({ is_own: true, messages: 1 });
    const { format } = await sharp(await createPortraits(brands)(rows[0]!.storage_key)).metadata();
    expect(format).toBe('jpeg');
    const missing = (id: string) =>
      sql`select 1 from messages where brand = ${id} and (type = 'image') <> (photo_id is not null)`;
    expect(await wrong(brand, missing)).toEqual([]);
  });

  it('marks a like as matched if and only if it is returned', async () => {
    const unlike = (id: string) => sql`
      select 1 from likes l where brand = ${id} and matched <> exists (select from likes r where r.brand = l.brand and r.from_id = l.to_id and r.to_id = l.from_id)`;
    expect(await wrong(brand, unlike)).toEqual([]);
  });

  it('books credits that sum to zero and pay for exactly what was sent', async () => {
    const unbalanced = (id: string) =>
      sql`select transaction_id from ledger_entries where brand = ${id} group by transaction_id having sum(credits) <> 0`;
    const accounts = (id: string) => sql`
      select 1 from ledger_accounts a where brand = ${id}
        and balance <> (select sum(credits) from ledger_entries e where e.brand = a.brand and e.account = 'member' and e.member_id = a.member_id)`;
    const charges = (id: string) => sql`
      select 1 from messages m where brand = ${id} and cost <> coalesce((
        select -e.credits from ledger_transactions t join ledger_entries e on e.brand = t.brand and e.transaction_id = t.id and e.account = 'member'
        where t.brand = m.brand and t.ref_type = 'message' and t.ref_id = m.id), 0)`;
    for (const query of [unbalanced, accounts, charges]) expect(await wrong(brand, query)).toEqual([]);
    const paid = await database
      .forBrand(brand)
      .selectFrom('members')
      .select('email')
      .where('brand', '=', brand)
      .where('paid_user', '=', true)
      .execute();
    expect(paid).toEqual([{ email: 'premium@demo.example' }]);
  });

  it('lets both accounts log in with the passwords of the file', async () => {
    const logins = (
      JSON.parse(await readFile(join(dataFolder, 'demo-logins.json'), 'utf8')) as {
        brand: string;
        login: string;
        password: string;
      }[]
    ).filter((login) => login.brand === brand);
    expect(logins).toHaveLength(2);
    for (const { login, password } of logins) {
      const member = await database
        .forBrand(brand)
        .selectFrom('members')
        .select('password_hash')
        .where('brand', '=', brand)
        .where('email_key', '=', login)
        .executeTakeFirstOrThrow();
      expect(await findFitting(password, [member.password_hash])).toBe(0);
    }
  });
});

it('keeps the passwords readable for their owner alone', async () => {
  expect((await stat(join(dataFolder, 'demo-logins.json'))).mode & 0o777).toBe(0o600);
});

it('leaves brands that have their world as they are', async () => {
  const before = files.size;
  const drawn: unknown[] = [];
  const logins = await seedDemoWorld({ ...ports, report: (progress) => drawn.push(progress) });
  expect(drawn).toEqual([]);
  expect(files.size).toBe(before);
  expect(logins).toEqual(JSON.parse(await readFile(join(dataFolder, 'demo-logins.json'), 'utf8')));
});

it('gives the accounts of a world that another data folder made passwords that fit, and nobody else', async () => {
  const [{ id }] = brands as [(typeof brands)[number]];
  const hashes = async () => {
    const members = database.forBrand(id).selectFrom('members').select(['email', 'password_hash']);
    const found = await members.where('brand', '=', id).execute();
    return new Map(found.map(({ email, password_hash }) => [email, password_hash]));
  };
  const before = await hashes();
  const other = await mkdtemp(join(tmpdir(), 'parlour-demo-other-'));
  const logins = (await seedDemoWorld({ ...ports, dataFolder: other })).filter(({ brand }) => brand === id);
  await rm(other, { recursive: true });
  const after = await hashes();
  expect(logins).toHaveLength(2);
  for (const { login, password } of logins) expect(await findFitting(password, [after.get(login)!])).toBe(0);
  const changed = [...after].filter(([email, hash]) => before.get(email) !== hash);
  expect(changed.map(([email]) => email).toSorted()).toEqual(logins.map(({ login }) => login).toSorted());
});

it('seeds a brand where somebody was faster to sign up, who keeps the name', async () => {
  const [brand] = all.filter((candidate) => !brands.includes(candidate));
  const id = brand!.id;
  const db = database.forBrand(id);
  const namesake = castOf({ settings: brand!.settings, seed: id, now: ports.now })[5]!.profile.name;
  const own = await addMember(db, id, { name: namesake });
  await seedDemoWorld({ ...ports, brands: [brand!] });
  const members = db.selectFrom('members').select(['id', 'name', 'email']).where('brand', '=', id);
  const found = await members.execute();
  expect(found).toHaveLength(castSize + 1);
  expect(found.find((member) => member.id === own)?.name).toBe(namesake);
  expect(found.map(({ email }) => email)).toEqual(
    expect.arrayContaining(['free@demo.example', 'premium@demo.example']),
  );
  expect(found.map(({ name }) => name)).toContain(`${namesake} 2`);
});

it('refuses to run in production', async () => {
  await expect(seedDemoWorld({ ...ports, mode: 'production' })).rejects.toThrow('demo mode only');
});
