import type { Migration } from '../migration.ts';

/** The end of a block gives a request back as a request. */
const statements = `
alter table conversations add column state_before_block text check (state_before_block in ('open', 'request', 'gone'));
comment on column conversations.state_before_block is 'what a blocked conversation is again once nobody blocks the other';
`;

export const stateBeforeBlock: Migration = { name: '0016-state-before-block', statements };
