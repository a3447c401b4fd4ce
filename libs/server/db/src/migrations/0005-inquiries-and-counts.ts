import type { Migration } from '../migration.ts';

/**
 * Complaints and questions to customer service, which outlive the member who wrote them; and how often pages are left, which
 * names nobody.
 */
const statements = `
create table inquiries (
  brand text not null,
  id uuid not null,
  kind text not null check (kind in ('complaint', 'contact')),
  reference text not null,
  member_id uuid,
  name text,
  email text not null,
  email_key text not null,
  topic text not null,
  text text not null,
  payment_id uuid,
  language text not null,
  answer_by date,
  status text not null default 'received' check (status in ('received', 'answered')),
  network text,
  created_at timestamptz not null,
  primary key (brand, id),
  unique (brand, reference)
);
create index inquiries_of_address on inquiries (brand, email_key, created_at desc);
create index inquiries_of_network on inquiries (brand, network, created_at desc) where network is not null;

create table page_counts (
  brand text not null,
  day date not null,
  page text not null,
  event text not null check (event in ('hidden', 'bounce')),
  count bigint not null default 0,
  primary key (brand, day, page, event)
);
`;

export const inquiriesAndCounts: Migration = { name: '0005-inquiries-and-counts', statements };
