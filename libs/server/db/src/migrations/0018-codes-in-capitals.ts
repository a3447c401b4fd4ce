import type { Migration } from '../migration.ts';

/** Codes are typed in any case: they are kept in capitals, with all that names them, and nothing else can be put in. */
const statements = `
update discount_codes set code = upper(btrim(code)) where code <> upper(btrim(code));
update discount_uses set code = upper(btrim(code)) where code <> upper(btrim(code));
update payments set discount_code = upper(btrim(discount_code)) where discount_code <> upper(btrim(discount_code));
alter table discount_codes add constraint discount_codes_in_capitals check (code = upper(btrim(code)));
`;

export const codesInCapitals: Migration = { name: '0018-codes-in-capitals', statements };
