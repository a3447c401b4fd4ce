import type { Migration } from '../migration.ts';

/** Whether the age is shown decides what a search by ages may tell, and is tested in the index as the ages are. */
const statements = `
drop index profiles_region_active;
drop index profiles_country_active;
drop index profiles_active;
drop index profiles_region_new;
drop index profiles_country_new;
drop index profiles_new;
drop index profiles_to_visitors;
drop index profiles_to_visitors_new;
create index profiles_region_active on profiles (brand, gender, country, region, active_at desc, member_id desc, date_of_birth, show_age, main_photo_id) where status = 'active' and not invisible;
create index profiles_country_active on profiles (brand, gender, country, active_at desc, member_id desc, date_of_birth, show_age, main_photo_id) where status = 'active' and not invisible;
create index profiles_active on profiles (brand, gender, active_at desc, member_id desc, date_of_birth, show_age, main_photo_id) where status = 'active' and not invisible;
create index profiles_region_new on profiles (brand, gender, country, region, created_at desc, member_id desc, date_of_birth, show_age, main_photo_id, active_at) where status = 'active' and not invisible;
create index profiles_country_new on profiles (brand, gender, country, created_at desc, member_id desc, date_of_birth, show_age, main_photo_id, active_at) where status = 'active' and not invisible;
create index profiles_new on profiles (brand, gender, created_at desc, member_id desc, date_of_birth, show_age, main_photo_id, active_at) where status = 'active' and not invisible;
create index profiles_to_visitors on profiles (brand, gender, active_at desc, member_id desc, country, region, date_of_birth, show_age, main_photo_id) where status = 'active' and not invisible and show_to_visitors;
create index profiles_to_visitors_new on profiles (brand, gender, created_at desc, member_id desc, country, region, date_of_birth, show_age, main_photo_id, active_at) where status = 'active' and not invisible and show_to_visitors;
`;

export const agesInSearches: Migration = { name: '0021-ages-in-searches', statements };
