import type { Migration } from '../migration.ts';

/** A decision by the law names which (Digital Services Act, article 17(3)(d)). */
const statements = `
alter table decisions add column law text;
comment on column decisions.law is 'which law was broken; null where it was the terms, or was decided before it was asked for';
`;

export const lawNamed: Migration = { name: '0046-law-named', statements };
