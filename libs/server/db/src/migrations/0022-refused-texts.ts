import type { Migration } from '../migration.ts';

/** A text about oneself that a moderator refused is known again after another one has stood in its place. */
const statements = `
alter table profiles add column about_me_refused text;
comment on column profiles.about_me_refused is 'the digest of the text about oneself that was refused last';
update profiles set about_me_refused = encode(sha256(convert_to(about_me, 'UTF8')), 'hex')
  where about_me_status = 'rejected' and about_me is not null;
`;

export const refusedTexts: Migration = { name: '0022-refused-texts', statements };
