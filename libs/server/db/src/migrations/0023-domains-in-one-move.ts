import type { Migration } from '../migration.ts';

/** Brands that swap domains do so in one transaction: whether two share one is asked at its end. */
const statements = `
alter table brands drop constraint brands_domain_key;
alter table brands add constraint brands_domain_key unique (domain) deferrable initially deferred;
`;

export const domainsInOneMove: Migration = { name: '0023-domains-in-one-move', statements };
