import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { deeds, erasureOf, keptFor, tablesWith } from '../testing/erasure.ts';
import { addLeaver, type Leaver } from '../testing/leaver.ts';
import { trace } from '../testing/leaver/traces.ts';
import { eraseMember, erasureSteps, type ErasureStep } from './erase-member.ts';

const database = await databaseOfFile();

/** Everything that a brand's tables hold, to be compared. */
async function contentsOf({ brand, id, friend }: Leaver): Promise<string> {
  const parts: string[] = [];
  for (const table of [...Object.keys(keptFor), 'likes', 'mailboxes', 'leavings', 'inquiries', 'provider_events']) {
    const { rows } = await sql<{
      line: string;
    }>`select t::text as line from ${sql.ref(table)} t where brand = ${brand} order by 1`.execute(database.owner);
    parts.push(table, ...rows.map(({ line }) => line));
  }
  const names = new Map([
    [id, 'leaver'],
    [friend, 'friend'],
    [brand, 'brand'],
  ]);
  return parts
    .join('\n')
    .replaceAll(/[0-9a-f-]{36}/g, (found) => names.get(found) ?? 'id')
    .replaceAll(brand, 'brand');
}

describe('an erasure that is killed', () => {
  const kills = erasureSteps.flatMap(({ name }, place) => [
    { place, how: 'after', name },
    { place, how: 'before', name },
  ]);

  it.each(kills)('$how $name goes on to the same end', async ({ place, how }) => {
    const leaver = await addLeaver(database, `killed-${how}-${place}`);
    const dying: ErasureStep[] = erasureSteps.map((step, at) => ({
      name: step.name,
      async run(erasure) {
        if (at === place && how === 'before') throw new Error('killed');
        await step.run(erasure);
        if (at === place && how === 'after') throw new Error('killed');
      },
    }));
    await expect(eraseMember(erasureOf(database, leaver, deeds().ports), dying)).rejects.toThrow('killed');
    await eraseMember(erasureOf(database, leaver, deeds().ports));
    expect(await tablesWith(database, leaver.brand, trace)).toEqual([]);
    const straight = await addLeaver(database, `straight-${how}-${place}`);
    await eraseMember(erasureOf(database, straight, deeds().ports));
    expect(await contentsOf(leaver)).toBe(await contentsOf(straight));
  });

  it('between two photos takes up with the second', async () => {
    const leaver = await addLeaver(database, 'half-photos');
    const { ports } = deeds();
    let removed = 0;
    const dying = {
      ...ports,
      removePhotoFiles: async () => {
        removed += 1;
        if (removed === 2) throw new Error('killed');
      },
    };
    await expect(eraseMember(erasureOf(database, leaver, dying))).rejects.toThrow('killed');
    const resumed = deeds();
    await eraseMember(erasureOf(database, leaver, resumed.ports));
    expect(resumed.done.filter((deed) => deed.startsWith('photo'))).toHaveLength(leaver.photos.length - 1);
  });
});
