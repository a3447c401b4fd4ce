import { expect, it } from 'vitest';
import { Id } from './scalars.ts';

it('an id is one and the same however its letters are written', () => {
  const id = '0198c0de-1a2b-7c3d-8e4f-abcdefabcdef';
  expect([Id.parse(id), Id.parse(id.toUpperCase())]).toEqual([id, id]);
  expect(Id.safeParse(`${id}0`).error?.issues[0]?.message).toBe('value_unknown');
});
