import type { Migration } from '../migration.ts';

/** A payment may go back in part: how much went back is kept beside it. Until now it was always all of it. */
const statements = `
alter table payments add column returned integer check (returned >= 0);
comment on column payments.returned is 'minor units that went back to the payer, transaction costs with them; null where nothing did';
update payments set returned = amount + transaction_costs where status in ('refunded', 'charged_back');
`;

export const returnedSums: Migration = { name: '0039-returned-sums', statements };
