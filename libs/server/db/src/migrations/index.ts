import type { Migration } from '../migration.ts';
import { initial } from './0001-initial.ts';
import { publishedBefore } from './0002-published-before.ts';
import { lighterChat } from './0003-lighter-chat.ts';
import { mailRequests } from './0004-mail-requests.ts';
import { inquiriesAndCounts } from './0005-inquiries-and-counts.ts';

/** All steps of the schema in their order. */
export const migrations: readonly Migration[] = [
  initial,
  publishedBefore,
  lighterChat,
  mailRequests,
  inquiriesAndCounts,
];
