import type { Migration } from '../migration.ts';

/**
 * The whole product's tables. Every row stands under a brand and every key begins with it. Balances and sequences are
 * kept under row locks by the code that writes them, and the checks here refuse what that code must never do.
 */
const tables = `
create table brands (
  brand text primary key,
  domain text not null unique,
  published_version integer,
  published_by_hand boolean not null default false,
  updated_at timestamptz not null default now()
);
create table brand_versions (
  brand text not null references brands,
  version integer not null,
  hash text not null,
  settings jsonb not null,
  created_at timestamptz not null default now(),
  primary key (brand, version),
  unique (brand, hash)
);

create table members (
  brand text not null,
  id uuid not null,
  email text not null,
  email_key text not null,
  name text not null,
  name_key text not null,
  password_hash text not null,
  status text not null check (status in ('not_confirmed', 'active', 'pending_deletion', 'blocked')),
  language text not null,
  scope text[] not null default '{member}',
  paid_user boolean not null default false,
  signup_date timestamptz not null,
  signup_steps jsonb not null default '{}',
  signup_message text,
  tracking jsonb,
  confirmed_at timestamptz,
  delete_at timestamptz,
  notifications_disabled text[] not null default '{}',
  free_conversations_used integer not null default 0,
  free_messages_used integer not null default 0,
  primary key (brand, id)
);
create unique index members_confirmed_email on members (brand, email_key) where confirmed_at is not null;
create index members_email on members (brand, email_key);
create unique index members_name on members (brand, name_key);

create table profiles (
  brand text not null,
  member_id uuid not null,
  name text not null,
  gender text not null check (gender in ('male', 'female')),
  sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  date_of_birth date not null,
  country text not null,
  region text,
  city text,
  interests text[] not null default '{}',
  hair_color text,
  eye_color text,
  body_type text,
  relationship_status text,
  tattoos text,
  about_me text,
  about_me_status text not null default 'approved' check (about_me_status in ('approved', 'pending', 'rejected')),
  status text not null check (status in ('disabled', 'active')),
  fictional boolean not null default false,
  demo boolean not null default false,
  photo_verified boolean not null default false,
  age_verified boolean not null default false,
  main_photo_id uuid,
  photos_total integer not null default 0,
  invisible boolean not null default false,
  show_to_visitors boolean not null default false,
  show_online boolean not null default true,
  show_age boolean not null default true,
  show_city boolean not null default true,
  read_receipts boolean not null default true,
  blur_images boolean not null default false,
  who_can_message text not null default 'everyone' check (who_can_message in ('everyone', 'liked', 'matches')),
  hidden_words text[] not null default '{}',
  created_at timestamptz not null,
  active_at timestamptz not null,
  primary key (brand, member_id),
  foreign key (brand, member_id) references members on delete cascade
);
create index profiles_region_active on profiles (brand, gender, country, region, active_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_country_active on profiles (brand, gender, country, active_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_active on profiles (brand, gender, active_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_region_new on profiles (brand, gender, country, region, created_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_country_new on profiles (brand, gender, country, created_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_new on profiles (brand, gender, created_at desc, member_id desc) where status = 'active' and not invisible;
create index profiles_to_visitors on profiles (brand, gender, active_at desc, member_id desc) where status = 'active' and not invisible and show_to_visitors;

create table photos (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null default 'profile' check (kind in ('profile', 'chat')),
  storage_key text not null,
  width integer not null,
  height integer not null,
  thumbhash text,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  reject_code text,
  visibility text not null default 'all' check (visibility in ('all', 'premium', 'matches')),
  position integer not null,
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (brand, id),
  foreign key (brand, member_id) references members on delete cascade
);
create index photos_of_member on photos (brand, member_id, position);

create table sessions (
  brand text not null,
  id uuid not null,
  token_hash bytea not null,
  member_id uuid not null,
  device text,
  country text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (brand, token_hash),
  unique (brand, id),
  foreign key (brand, member_id) references members on delete cascade
);
create index sessions_of_member on sessions (brand, member_id, last_seen_at desc);
create index sessions_expired on sessions (brand, expires_at);

create table tokens (
  brand text not null,
  token_hash bytea not null,
  purpose text not null,
  member_id uuid not null,
  payload jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (brand, token_hash),
  foreign key (brand, member_id) references members on delete cascade
);
create index tokens_of_member on tokens (brand, member_id, purpose, created_at desc);

create table login_failures (
  brand text not null,
  id uuid not null,
  login_hash bytea not null,
  network text not null,
  failed_at timestamptz not null,
  primary key (brand, id)
);
create index login_failures_recent on login_failures (brand, login_hash, failed_at desc);

create table consents (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  version text not null,
  given boolean not null,
  at timestamptz not null,
  primary key (brand, id),
  foreign key (brand, member_id) references members on delete cascade
);
create index consents_of_member on consents (brand, member_id, kind, at desc);

create table notification_settings (
  brand text not null,
  member_id uuid not null,
  settings jsonb not null,
  primary key (brand, member_id),
  foreign key (brand, member_id) references members on delete cascade
);
create table push_subscriptions (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  keys jsonb not null,
  created_at timestamptz not null default now(),
  primary key (brand, id),
  unique (brand, session_id),
  foreign key (brand, member_id) references members on delete cascade
);
create index push_subscriptions_of_member on push_subscriptions (brand, member_id);

create table likes (
  brand text not null,
  from_id uuid not null,
  to_id uuid not null,
  source text not null,
  is_new boolean not null default true,
  matched boolean not null default false,
  created_at timestamptz not null,
  primary key (brand, from_id, to_id),
  check (from_id <> to_id),
  foreign key (brand, from_id) references members on delete cascade,
  foreign key (brand, to_id) references members on delete cascade
);
create index likes_sent on likes (brand, from_id, created_at desc, to_id);
create index likes_received on likes (brand, to_id, created_at desc, from_id);
create index likes_matched on likes (brand, from_id, created_at desc, to_id) where matched;
create index likes_new on likes (brand, to_id) where is_new;

create table blocks (
  brand text not null,
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamptz not null,
  primary key (brand, blocker_id, blocked_id),
  check (blocker_id <> blocked_id),
  foreign key (brand, blocker_id) references members on delete cascade,
  foreign key (brand, blocked_id) references members on delete cascade
);
create index blocks_of_blocked on blocks (brand, blocked_id, blocker_id);

create table swipes (
  brand text not null,
  member_id uuid not null,
  profile_id uuid not null,
  choice text not null check (choice in ('like', 'pass', 'later')),
  day date not null,
  created_at timestamptz not null,
  primary key (brand, member_id, profile_id),
  foreign key (brand, member_id) references members on delete cascade,
  foreign key (brand, profile_id) references members on delete cascade
);
create index swipes_of_profile on swipes (brand, profile_id);
create index swipes_of_day on swipes (brand, member_id, day, choice);

create table gifts (
  brand text not null,
  id text not null,
  image text not null,
  cost integer not null check (cost >= 0),
  position integer not null,
  primary key (brand, id)
);

create table conversations (
  brand text not null,
  id uuid not null,
  low_id uuid not null,
  high_id uuid not null,
  started_by uuid not null,
  state text not null check (state in ('open', 'request', 'blocked', 'gone')),
  free_for uuid,
  last_seq integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (brand, id),
  unique (brand, low_id, high_id),
  check (low_id < high_id),
  foreign key (brand, low_id) references members on delete cascade,
  foreign key (brand, high_id) references members on delete cascade
);
create index conversations_of_high on conversations (brand, high_id);
create table participants (
  brand text not null,
  conversation_id uuid not null,
  member_id uuid not null,
  other_id uuid not null,
  unread integer not null default 0 check (unread >= 0),
  read_seq integer not null default 0,
  cleared_seq integer not null default 0,
  removed boolean not null default false,
  muted boolean not null default false,
  updated_at timestamptz not null,
  primary key (brand, conversation_id, member_id),
  foreign key (brand, conversation_id) references conversations on delete cascade
);
create index participants_list on participants (brand, member_id, updated_at desc, conversation_id) where not removed;
create index participants_unread on participants (brand, member_id) where unread > 0;

create table messages (
  brand text not null,
  conversation_id uuid not null,
  seq integer not null,
  id uuid not null,
  client_id uuid not null,
  sender_id uuid not null,
  sender_kind text not null check (sender_kind in ('member', 'operator', 'system')),
  type text not null check (type in ('text', 'image', 'gift')),
  text text,
  photo_id uuid,
  gift_id text,
  cost integer not null default 0,
  sent_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  warning text,
  primary key (brand, conversation_id, seq),
  unique (brand, id),
  unique (brand, sender_id, client_id),
  foreign key (brand, conversation_id) references conversations on delete cascade
);
create table held_messages (
  brand text not null,
  id uuid not null,
  client_id uuid not null,
  sender_id uuid not null,
  recipient_id uuid not null,
  type text not null,
  text text,
  created_at timestamptz not null,
  primary key (brand, id),
  unique (brand, sender_id, client_id),
  foreign key (brand, sender_id) references members on delete cascade,
  foreign key (brand, recipient_id) references members on delete cascade
);
create index held_messages_of_sender on held_messages (brand, sender_id, created_at);
create index held_messages_of_recipient on held_messages (brand, recipient_id);

create table mailboxes (
  brand text not null,
  member_id uuid not null,
  last_event bigint not null default 0,
  total_unread integer not null default 0 check (total_unread >= 0),
  total_new integer not null default 0 check (total_new >= 0),
  primary key (brand, member_id),
  foreign key (brand, member_id) references members on delete cascade
);
create table mailbox_events (
  brand text not null,
  member_id uuid not null,
  event_id bigint not null,
  event jsonb not null,
  created_at timestamptz not null default now(),
  primary key (brand, member_id, event_id),
  foreign key (brand, member_id) references mailboxes on delete cascade
);
create index mailbox_events_old on mailbox_events (brand, created_at);

create table ledger_accounts (
  brand text not null,
  member_id uuid not null,
  balance integer not null default 0 check (balance >= 0),
  last_seq integer not null default 0,
  highest_price bigint,
  currency text,
  primary key (brand, member_id)
);
comment on column ledger_accounts.highest_price is 'dearest price this member has paid for one credit, in millionths of a minor unit';
create table ledger_transactions (
  brand text not null,
  id uuid not null,
  kind text not null check (kind in ('purchase', 'message', 'photo', 'gift', 'signup', 'bonus', 'refund', 'correction')),
  ref_type text,
  ref_id uuid,
  profile_id uuid,
  money_amount integer,
  money_currency text,
  created_at timestamptz not null,
  primary key (brand, id)
);
create unique index ledger_transactions_ref on ledger_transactions (brand, kind, ref_type, ref_id) where ref_id is not null;
create table ledger_entries (
  brand text not null,
  transaction_id uuid not null,
  account text not null check (account in ('member', 'purchases', 'usage', 'grants', 'refunds')),
  member_id uuid,
  seq integer,
  credits integer not null check (credits <> 0),
  balance integer check (balance >= 0),
  created_at timestamptz not null,
  primary key (brand, transaction_id, account),
  check ((account = 'member') = (member_id is not null and seq is not null and balance is not null)),
  foreign key (brand, transaction_id) references ledger_transactions
);
create unique index ledger_entries_of_member on ledger_entries (brand, member_id, seq desc) where account = 'member';

create table payments (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  package_id text not null,
  credits integer not null check (credits > 0),
  amount integer not null check (amount >= 0),
  base_amount integer not null,
  transaction_costs integer not null default 0,
  currency text not null,
  country text not null,
  payment_method text not null,
  provider text not null,
  provider_ref text,
  status text not null check (status in ('pending', 'completed', 'failed', 'withdrawn', 'refunded', 'charged_back')),
  error text,
  discount_code text,
  statement_name text not null,
  next jsonb not null,
  settings_version integer not null,
  created_at timestamptz not null,
  completed_at timestamptz,
  withdraw_until timestamptz,
  primary key (brand, id),
  unique (brand, provider, provider_ref)
);
create index payments_of_member on payments (brand, member_id, created_at desc, id desc);
create index payments_pending on payments (brand, created_at) where status = 'pending';
create table provider_events (
  brand text not null,
  provider text not null,
  event_id text not null,
  provider_ref text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (brand, provider, event_id)
);
create index provider_events_open on provider_events (brand, received_at) where settled_at is null;
create table discount_codes (
  brand text not null,
  code text not null,
  country text,
  member_id uuid,
  expires_at timestamptz,
  percentage boolean not null,
  value integer not null check (value > 0),
  currency text,
  minimum_order_value integer,
  validity text not null check (validity in ('once-per-user', 'once', 'unlimited')),
  payment_methods text[],
  active boolean not null default true,
  primary key (brand, code)
);
create table discount_uses (
  brand text not null,
  code text not null,
  member_id uuid not null,
  payment_id uuid not null,
  used_at timestamptz not null,
  primary key (brand, code, payment_id)
);
create index discount_uses_of_member on discount_uses (brand, member_id, code);
create table mandates (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  reference text not null,
  creditor_id text not null,
  iban_encrypted bytea not null,
  iban_last4 text not null,
  account_holder text not null,
  status text not null check (status in ('active', 'revoked')),
  signed_at timestamptz not null,
  primary key (brand, id),
  unique (brand, reference)
);
create index mandates_of_member on mandates (brand, member_id);

create table reports (
  brand text not null,
  id uuid not null,
  reference text not null,
  reporter_id uuid,
  target_type text not null,
  target_id uuid not null,
  category text not null,
  text text,
  evidence jsonb not null,
  status text not null default 'received' check (status in ('received', 'in_review', 'decided')),
  outcome text,
  created_at timestamptz not null,
  primary key (brand, id),
  unique (brand, reference)
);
create index reports_of_reporter on reports (brand, reporter_id, created_at desc);

create table idempotency_keys (
  brand text not null,
  owner text not null,
  key uuid not null,
  call text not null,
  body_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (brand, owner, key)
);
create index idempotency_keys_old on idempotency_keys (brand, created_at);
`;

export const initial: Migration = { name: '0001-initial', statements: tables };
