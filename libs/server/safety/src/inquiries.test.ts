import { beforeEach, describe, expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { complain } from '@parlour/contract/safety/complain';
import { contact } from '@parlour/contract/safety/contact';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { v7 as uuid } from 'uuid';
import { inquiryLetter, safetyCalls, type InquiryMail, type SafetyPorts } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const database = await databaseOfFile();
let queue: InquiryMail[];
let fails = false;

const world = () => ({ brand: { id: 'default', version: 1, settings }, db: database.forBrand('default'), now });
const ports = {
  enqueue: async (_trx: unknown, { data }: { data: InquiryMail }) => {
    if (fails) throw new Error('planted');
    queue.push(data);
  },
} as unknown as SafetyPorts;
const calls = safetyCalls(ports);

const complaint = {
  name: 'Tom Visitor',
  email: 'Tom@Post.example',
  category: 'payment',
  text: 'I paid twice.\nPlease look.',
} as const;
const complains = async (changes: object = {}, memberId?: string) =>
  runCall(calls, complain, { body: { ...complaint, ...changes } }, await contextOf(world(), memberId));
const question = { email: 'tom@post.example', topic: 'technical', text: 'The page stays white.' } as const;
const asks = async () => runCall(calls, contact, { body: question }, await contextOf(world()));
const kept = () =>
  database.forBrand('default').selectFrom('inquiries').selectAll().where('brand', '=', 'default').execute();

beforeEach(async () => {
  queue = [];
  fails = false;
  await database.forBrand('default').deleteFrom('inquiries').where('brand', '=', 'default').execute();
});

describe('a complaint', () => {
  it('is kept with its reference and the day of its answer, and mailed to both sides', async () => {
    const { reference, answer_by } = await complains();
    expect(answer_by).toBe('2026-12-05');
    expect(await kept()).toMatchObject([
      {
        kind: 'complaint',
        reference,
        answer_by,
        topic: 'payment',
        text: complaint.text,
        status: 'received',
        member_id: null,
      },
    ]);
    const letters = await Promise.all(queue.map((mail) => inquiryLetter(world(), mail)));
    expect(letters).toMatchObject([
      { kind: 'inquiry-received', to: complaint.email, reference, answerBy: answer_by, locale: 'en' },
      { kind: 'inquiry-to-support', to: settings.support_email, text: complaint.text, topic: 'payment' },
    ]);
    expect(letters[1]).toMatchObject({
      writer: { email: complaint.email, name: complaint.name, language: 'en', memberId: null, paymentId: null },
    });
    expect(JSON.stringify(queue)).not.toContain('paid twice');
  });

  it('is confirmed with a link to the page of help in the language of who wrote', async () => {
    await complains();
    const language = { language: 'de' } as const;
    await database.forBrand('default').updateTable('inquiries').set(language).where('brand', '=', 'default').execute();
    const letter = await inquiryLetter(world(), queue[0]!);
    expect(letter).toMatchObject({ locale: 'de', link: `${queue[0]!.origin}/de/pages/service` });
  });

  it('names the member who was logged in', async () => {
    const member = await addMember(database.forBrand('default'), 'default');
    const payment_id = uuid();
    await complains({ payment_id }, member);
    expect(await kept()).toMatchObject([{ member_id: member }]);
    const toSupport = await inquiryLetter(world(), queue[1]!);
    expect(toSupport).toMatchObject({ writer: { memberId: member, paymentId: payment_id } });
  });

  it('leaves nothing behind where its mail cannot be queued', async () => {
    fails = true;
    await expect(complains()).rejects.toThrow('planted');
    expect(await kept()).toEqual([]);
  });

  it('cannot be used to fill somebody’s mailbox', async () => {
    for (let count = 0; count < 5; count++)
      await complains({ email: count % 2 ? complaint.email : 'tom@post.EXAMPLE' });
    await expect(complains()).rejects.toMatchObject({ code: 'rate_limited', status: 429 });
    await complains({ email: 'somebody.else@post.example' });
    expect(queue).toHaveLength(12);
  });

  it('may be made however many questions were asked before', async () => {
    for (let count = 0; count < 5; count++) await asks();
    await expect(asks()).rejects.toMatchObject({ code: 'rate_limited' });
    await complains();
    expect((await kept()).filter(({ kind }) => kind === 'complaint')).toHaveLength(1);
  });
});

describe('a question to customer service', () => {
  it('is kept and acknowledged without a day', async () => {
    const { reference } = await asks();
    expect(reference).toMatch(/^.{4}-.{4}$/);
    expect(await kept()).toMatchObject([{ kind: 'contact', topic: 'technical', answer_by: null, name: null }]);
    expect(await inquiryLetter(world(), queue[0]!)).toMatchObject({ answerBy: null });
  });
});
