import type { BrandsTable, BrandVersionsTable } from './tables/brands.ts';
import type {
  ConversationsTable,
  GiftsTable,
  HeldMessagesTable,
  MailboxEventsTable,
  MailboxesTable,
  MessagesTable,
  ParticipantsTable,
} from './tables/chat.ts';
import type { InquiriesTable } from './tables/inquiries.ts';
import type { ExportsTable, LeavingsTable } from './tables/leaving.ts';
import type { MatchFinderAnswersTable } from './tables/match-finder.ts';
import type {
  ConsentsTable,
  LoginFailuresTable,
  MailRequestsTable,
  MembersTable,
  NotificationSettingsTable,
  PushSubscriptionsTable,
  SessionsTable,
  TokensTable,
} from './tables/members.ts';
import type { NotificationsTable } from './tables/notifications.ts';
import type { PageCountsTable } from './tables/page-counts.ts';
import type {
  DiscountCodesTable,
  DiscountUsesTable,
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerTransactionsTable,
  MandatesTable,
  PaymentsTable,
  ProviderEventsTable,
} from './tables/payments.ts';
import type { ProductionMarkTable } from './tables/production-mark.ts';
import type { PhotosTable, ProfilesTable } from './tables/profiles.ts';
import type { BlocksTable, LikesTable, SwipeRoundsTable, SwipesTable } from './tables/relations.ts';
import type {
  CorrectionsTable,
  DecisionsTable,
  IdempotencyKeysTable,
  RefusedPhotosTable,
  ReportPhotosTable,
  ReportsTable,
} from './tables/safety.ts';

/** Every table of the product as the migrations leave it; a test compares the columns with the database's own. */
export interface Schema {
  brands: BrandsTable;
  brand_versions: BrandVersionsTable;
  members: MembersTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  login_failures: LoginFailuresTable;
  mail_requests: MailRequestsTable;
  consents: ConsentsTable;
  notification_settings: NotificationSettingsTable;
  notifications: NotificationsTable;
  push_subscriptions: PushSubscriptionsTable;
  profiles: ProfilesTable;
  photos: PhotosTable;
  likes: LikesTable;
  blocks: BlocksTable;
  match_finder_answers: MatchFinderAnswersTable;
  swipes: SwipesTable;
  swipe_rounds: SwipeRoundsTable;
  gifts: GiftsTable;
  conversations: ConversationsTable;
  participants: ParticipantsTable;
  messages: MessagesTable;
  held_messages: HeldMessagesTable;
  mailboxes: MailboxesTable;
  mailbox_events: MailboxEventsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  payments: PaymentsTable;
  provider_events: ProviderEventsTable;
  discount_codes: DiscountCodesTable;
  discount_uses: DiscountUsesTable;
  mandates: MandatesTable;
  reports: ReportsTable;
  report_photos: ReportPhotosTable;
  refused_photos: RefusedPhotosTable;
  decisions: DecisionsTable;
  corrections: CorrectionsTable;
  idempotency_keys: IdempotencyKeysTable;
  inquiries: InquiriesTable;
  leavings: LeavingsTable;
  exports: ExportsTable;
  page_counts: PageCountsTable;
  production_mark: ProductionMarkTable;
}
