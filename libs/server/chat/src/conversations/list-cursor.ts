import { Id } from '@parlour/contract/types/scalars';
import { z } from 'zod';
import type { ListPosition } from '../store/chat-list.ts';

/** No database takes every year that a date may have. */
const Halves = z.tuple([z.iso.datetime({ precision: 3 }).startsWith('2'), Id]);

/** Where a page of the list ends, for its member to carry: there is nothing in it that the page does not show. */
export const writeCursor = ({ updatedAt, id }: ListPosition): string => `${updatedAt.toISOString()}_${id}`;

/** The place that a cursor names; null where it is none of ours. */
export function readCursor(cursor: string): ListPosition | null {
  const { data } = Halves.safeParse(cursor.split('_'));
  return data ? { updatedAt: new Date(data[0]), id: data[1] } : null;
}
