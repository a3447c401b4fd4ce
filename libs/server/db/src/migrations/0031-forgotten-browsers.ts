import type { Migration } from '../migration.ts';

/** A visitor's browser is known by their report only while that may be made again; maintenance finds those that are decided. */
const statements = `
create index reports_of_browsers on reports (created_at) where status = 'decided' and reporter_key like 'browser:%';
comment on column reports.reporter_key is 'the reporter''s member id, or browser:<id> of a visitor; the report''s own id once a visitor''s is decided';
`;

export const forgottenBrowsers: Migration = { name: '0031-forgotten-browsers', statements };
