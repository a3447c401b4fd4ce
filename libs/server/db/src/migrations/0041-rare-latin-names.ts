import type { Migration } from '../migration.ts';

/**
 * Names in rare Latin letters and small capitals, or with marks that their letters have no form with, count as the plain names
 * that they look like. Where somebody has such a name already, whoever came later keeps the key of before and logs in by the
 * address.
 */
const statements = `
with alike as (
  select brand, id, key, row_number() over (partition by brand, key order by signup_date, id) as place
  from (
    select brand, id, signup_date, name_key, regexp_replace(translate(name_key,
      'ɑɡıɩᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ',
      'agiiabcdefghijklmnoprstuvwyz'), '([a-zß-ʯḁ-ỿ])[\u0300-\u036f]+', '\\1', 'g') as key
    from members
  ) folded
  where key <> name_key
)
update members set name_key = alike.key from alike
where members.brand = alike.brand and members.id = alike.id and alike.place = 1
  and not exists (select from members other where other.brand = alike.brand and other.name_key = alike.key);
`;

export const rareLatinNames: Migration = { name: '0041-rare-latin-names', statements };
