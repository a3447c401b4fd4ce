import type { Migration } from '../migration.ts';
import { initial } from './0001-initial.ts';
import { publishedBefore } from './0002-published-before.ts';
import { lighterChat } from './0003-lighter-chat.ts';
import { mailRequests } from './0004-mail-requests.ts';
import { inquiriesAndCounts } from './0005-inquiries-and-counts.ts';
import { searchIndexes } from './0006-search-indexes.ts';
import { swipes } from './0007-swipes.ts';
import { notifications } from './0008-notifications.ts';
import { matchFinder } from './0009-match-finder.ts';
import { leaving } from './0010-leaving.ts';
import { moderation } from './0011-moderation.ts';
import { gifts } from './0012-gifts.ts';
import { evidenceTerm } from './0013-evidence-term.ts';
import { untoldMessages } from './0014-untold-messages.ts';
import { purges } from './0015-purges.ts';
import { stateBeforeBlock } from './0016-state-before-block.ts';
import { erasingInTurn } from './0017-erasing-in-turn.ts';
import { codesInCapitals } from './0018-codes-in-capitals.ts';
import { namesAlike } from './0019-names-alike.ts';
import { checkedInTurn } from './0020-checked-in-turn.ts';
import { agesInSearches } from './0021-ages-in-searches.ts';
import { refusedTexts } from './0022-refused-texts.ts';
import { domainsInOneMove } from './0023-domains-in-one-move.ts';
import { hiddenMessages } from './0024-hidden-messages.ts';
import { removedMessages } from './0025-removed-messages.ts';
import { requests } from './0026-requests.ts';
import { completedRechecks } from './0027-completed-rechecks.ts';
import { matchedSince } from './0028-matched-since.ts';
import { reopenedAccounts } from './0029-reopened-accounts.ts';
import { seenPrices } from './0030-seen-prices.ts';
import { forgottenBrowsers } from './0031-forgotten-browsers.ts';
import { reportsDecidedAgain } from './0032-reports-decided-again.ts';
import { photosInConversations } from './0033-photos-in-conversations.ts';
import { refundsOfNothing } from './0034-refunds-of-nothing.ts';
import { productionMark } from './0035-production-mark.ts';
import { waitingComplaints } from './0036-waiting-complaints.ts';
import { termsAndCorrections } from './0037-terms-and-corrections.ts';
import { knownAgain } from './0038-known-again.ts';
import { returnedSums } from './0039-returned-sums.ts';
import { rareLatinNames } from './0041-rare-latin-names.ts';
import { refusedEverywhere } from './0042-refused-everywhere.ts';
import { hiddenVisits } from './0043-hidden-visits.ts';
import { reviewersTermsAndMailOrders } from './0044-reviewers-terms-and-mail-orders.ts';
import { takenBackTogether } from './0045-taken-back-together.ts';
import { lawNamed } from './0046-law-named.ts';
import { whoDecided } from './0040-who-decided.ts';

/** All steps of the schema in their order. */
export const migrations: readonly Migration[] = [
  initial,
  publishedBefore,
  lighterChat,
  mailRequests,
  inquiriesAndCounts,
  searchIndexes,
  swipes,
  notifications,
  matchFinder,
  leaving,
  moderation,
  gifts,
  evidenceTerm,
  untoldMessages,
  purges,
  stateBeforeBlock,
  erasingInTurn,
  codesInCapitals,
  namesAlike,
  checkedInTurn,
  agesInSearches,
  refusedTexts,
  domainsInOneMove,
  hiddenMessages,
  removedMessages,
  requests,
  completedRechecks,
  matchedSince,
  reopenedAccounts,
  seenPrices,
  forgottenBrowsers,
  reportsDecidedAgain,
  photosInConversations,
  refundsOfNothing,
  productionMark,
  waitingComplaints,
  termsAndCorrections,
  knownAgain,
  returnedSums,
  whoDecided,
  rareLatinNames,
  refusedEverywhere,
  hiddenVisits,
  reviewersTermsAndMailOrders,
  takenBackTogether,
  lawNamed,
];
