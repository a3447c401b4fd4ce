import { expect, it } from 'vitest';
import { markNotificationsSeen } from '../account/notifications/mark-notifications-seen.ts';
import { listChats } from '../chat/list-chats.ts';
import { Id, Moment } from './scalars.ts';

it('an id is one and the same however its letters are written', () => {
  const id = '0198c0de-1a2b-7c3d-8e4f-abcdefabcdef';
  expect([Id.parse(id), Id.parse(id.toUpperCase())]).toEqual([id, id]);
  expect(Id.safeParse(`${id}0`).error?.issues[0]?.message).toBe('value_unknown');
});

it('a moment that is named is of this millennium, as no database keeps the year 0', () => {
  const said = (value: unknown) => Moment.safeParse(value).error?.issues[0]?.message;
  expect(said('2026-11-21T19:00:00.000Z')).toBeUndefined();
  for (const wrong of ['0000-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '2026-02-30T00:00:00Z', '2026-11-21', 1])
    expect([wrong, said(wrong)]).toEqual([wrong, 'value_unknown']);
});

it.each([
  ['seen_until', markNotificationsSeen.body],
  ['since', listChats.query],
])('%s takes no other', (field, shape) => {
  expect(shape.safeParse({ [field]: '2026-11-21T19:00:00Z' }).success).toBe(true);
  expect(shape.safeParse({ [field]: '0000-01-01T00:00:00Z' }).error?.issues).toMatchObject([{ path: [field] }]);
});
