import { beforeEach, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { correct, show } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';

const database = await databaseOfFile();
const { db, mails, told, ports, jobContext, clear, people } = moderationStage(() => database);
let member: string;
const facts = ' Showed an identity card. ';

beforeEach(async () => {
  await clear();
  [, member] = await people();
});

it('puts a date of birth right and keeps what stood before, with the reason; their pages know, and they are asked nothing', async () => {
  expect(await correct(ports, jobContext(), member, { born: '1985-05-05', facts })).toEqual({ former: '1958-05-05' });
  expect(ports.correctDateOfBirth).toHaveBeenCalledWith(expect.anything(), { brand, memberId: member }, '1985-05-05');
  expect(await show(jobContext(), member)).toMatchObject({
    corrections: [
      {
        former_date_of_birth: '1958-05-05',
        facts: 'Showed an identity card.',
        created_at: jobContext().now,
        corrected_by: 'Ann',
      },
    ],
  });
  expect(ports.deliver).toHaveBeenCalledWith(expect.anything(), member, { kind: 'decision' });
  expect([mails, told]).toEqual([[], []]);
});

it.each([
  [{ born: '2008-11-22', facts }, [{ field: 'born', reason: 'nobody below 18 may be here' }]],
  [{ born: '1985-02-30' }, [{ field: 'born', reason: '"1985-02-30" is no date of birth' }, { field: 'facts' }]],
  [{ born: '1985-05-05', facts: 'x'.repeat(2_001) }, [{ field: 'facts' }]],
])('refuses what cannot be right, and changes nothing: %j', async (typed, problems) => {
  await expect(correct(ports, jobContext(), member, typed)).rejects.toMatchObject({ problems });
  expect(ports.correctDateOfBirth).not.toHaveBeenCalled();
});

it('takes the youngest who may be here', async () => {
  await expect(correct(ports, jobContext(), member, { born: '2008-11-21', facts })).resolves.toBeDefined();
});

it('refuses the date that stands there already, and whoever is erased', async () => {
  ports.correctDateOfBirth.mockResolvedValueOnce(null as never);
  const asked = { born: '1985-05-05', facts };
  await expect(correct(ports, jobContext(), member, asked)).rejects.toThrow('That is their date of birth already.');
  await db().updateTable('members').set({ erased_at: jobContext().now }).where('id', '=', member).execute();
  await expect(correct(ports, jobContext(), member, asked)).rejects.toThrow('There is no such member any more.');
  expect(await show(jobContext(), member)).toMatchObject({ corrections: [] });
});
