import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '@parlour/contract/error-codes';

/** What an answer says beside its code. */
export type ErrorParams = Readonly<Record<string, string | number>>;

const somethingWrong = msg`An error has occurred`;
const tryLater = msg`An error occurred, please try again later`;

/**
 * The sentence of every error code (spec section 8, contract part 5). `satisfies` makes a missing one a compile error;
 * values in braces come from the answer's `params`.
 */
export const errorSentences = {
  bad_request: somethingWrong,
  authentication_required: msg`Log in to go on.`,
  header_missing: somethingWrong,
  form_expired: msg`Something has changed since you opened this page. Please try again.`,
  role_required: msg`You do not have access to this.`,
  not_found: msg`This page could not be found`,
  idempotency_conflict: somethingWrong,
  too_large: msg`That is too large to send.`,
  unknown_brand: somethingWrong,
  validation_failed: msg`Please check the marked fields.`,
  account_blocked: msg`This account is blocked. Contact customer service.`,
  client_outdated: msg`There is a newer version of this site. Reload the page.`,
  rate_limited: msg`{minutes, plural, one {Too many attempts. Try again in # minute.} other {Too many attempts. Try again in # minutes.}}`,
  country_unavailable: msg`This is not available in your country.`,
  server_error: tryLater,
  maintenance: msg`We are working on the site. Please come back in a little while.`,
  offline: msg`You are offline. Check your connection.`,

  login_failed: msg`Login failed, please try again`,
  too_many_attempts: msg`Too many incorrect attempts, account blocked for {minutes} min`,
  reset_limit: msg`Too many password reset emails sent, please try again tomorrow`,
  email_not_found: msg`E-mail address not found`,
  link_expired: msg`Link expired or invalid, request a new email`,
  activation_failed: msg`Activation failed. Contact customer service.`,
  account_pending_deletion: msg`Account still pending deletion. Use the link in the reactivation e-mail to keep it.`,
  second_factor_required: msg`Log in with the link from our e-mail.`,
  email_owned: msg`An account with this e-mail address already exists`,
  email_in_use: msg`This email address already owns an account on this website.`,
  signup_closed: msg`Sign-up is closed at the moment.`,
  signup_country: msg`Sign-up is not open in your country.`,
  name_is_email: msg`Username may not be the same as your e-mail address.`,
  name_at_sign: msg`Username may not start with @.`,
  name_taken: msg`This name is taken. Choose another one.`,
  name_length: msg`Use 2 to 20 characters.`,
  name_signs: msg`Some characters in this name cannot be used.`,
  field_required: msg`This is still missing.`,
  name_required: msg`Enter your name.`,
  dob_too_young: msg`Enter your date of birth ({min_age}+)`,
  dob_invalid: msg`Invalid date of birth.`,
  dob_locked: msg`You cannot change your date of birth yourself.`,
  passwords_differ: msg`The entered passwords are not the same.`,
  old_password_wrong: msg`Please check your old password.`,
  password_weak: msg`This password is too easy to guess. Use at least 8 characters and mix in something unusual.`,
  email_invalid: msg`Invalid email`,
  email_fix: msg`Check the e-mail address for a typing mistake.`,
  terms_outdated: msg`Our terms have changed. Reload the page and read them again.`,
  step_required: msg`This step cannot be skipped.`,
  already_active: msg`Your e-mail address is already confirmed.`,
  not_confirmed: msg`Confirm your e-mail address first.`,
  locale_unknown: msg`This language is not available.`,
  consent_required: msg`Tick this box to go on.`,
  consent_needed_for_service: msg`The site cannot work without this consent.`,
  age_check_required: msg`Confirm your age first.`,

  blocked: msg`You're blocked by {name}. You do not have access to this page.`,
  profile_gone: msg`This profile no longer exists.`,
  profile_not_found: msg`This profile could not be found.`,
  value_unknown: msg`Choose one of the values offered.`,
  contact_details_in_text: msg`Leave out phone numbers, addresses and links.`,
  text_too_long: msg`This text is too long. Use at most {max} characters.`,
  region_unknown: msg`Choose a region from the list.`,
  geocode_failed: msg`Your place could not be found. Choose it from the list.`,
  location_changed_too_often: msg`{hours, plural, one {You have changed your location too often. Try again in # hour.} other {You have changed your location too often. Try again in # hours.}}`,
  photo_required: msg`Choose a photo first.`,
  photo_limit: msg`You can have up to {max} photos, and up to {premium_max} with Premium.`,
  photo_too_large: msg`This photo is too large. Use one of at most {mb} MB.`,
  photo_type: msg`Use a JPEG, PNG or WebP photo.`,
  photo_too_small: msg`This photo is too small. Use one of at least {min} pixels on each side.`,
  photo_unreadable: msg`This photo cannot be read.`,
  photo_banned: msg`This photo cannot be used.`,
  main_must_be_approved: msg`Your main photo must be approved first.`,
  premium_required: msg`This feature is only available for premium members`,

  filter_unknown: msg`This filter does not exist.`,
  age_below_minimum: msg`Everybody here is an adult. Choose a higher age.`,
  already_liked: msg`You already like this profile.`,
  like_not_found: msg`This like no longer exists.`,
  swipe_limit: msg`No likes left for today.`,
  nothing_to_undo: msg`There is nothing to undo.`,
  already_blocked: msg`You have blocked this profile.`,
  lander_not_found: msg`This page could not be found`,

  insufficient_credits: msg`You do not have enough credits to send this message to {name}`,
  free_limit: msg`You have used your free messages.`,
  not_allowed_by_member: msg`This member decides who may write first. Send a like instead.`,
  fictional_ack_required: msg`This profile is fictional. Confirm that you know before you write.`,
  limit_reached: msg`You have reached your own spending limit.`,
  price_changed: msg`The price has changed. Check it and confirm again. Nothing was charged.`,
  conversation_not_found: msg`This conversation no longer exists.`,
  message_empty: msg`Write something first.`,
  message_too_long: msg`This message is too long. Use at most {max} characters.`,
  too_late: msg`This message can no longer be taken back.`,

  payment_failed: msg`Payment failed or has been cancelled`,
  payment_not_found: msg`This payment could not be found.`,
  payment_blocked: msg`A payment of yours was charged back. We take no more payments from this account.`,
  payment_running: msg`A payment is still in progress. Wait until it is finished.`,
  method_unavailable: msg`This way to pay is not available. Choose another one.`,
  recurring_failed: msg`Recurring card payment failed. Try again or pay with PayPal.`,
  directdebit_blocked: msg`Your account is blocked for direct debit payments`,
  directdebit_limit: msg`Your limit for direct debit payments has been reached`,
  iban_invalid: msg`This IBAN is not valid.`,
  iban_country: msg`Use an IBAN from a country in the SEPA area.`,
  phone_invalid: msg`This phone number is not valid.`,
  code_invalid: msg`Code invalid.`,
  code_not_found: msg`Code not found`,
  code_already_used: msg`Code already used`,
  code_expired: msg`This code has expired.`,
  code_country: msg`This code is not valid in your country.`,
  code_minimum: msg`This code is for orders of {minimum} or more.`,
  code_method: msg`This code is not valid with this way to pay.`,
  withdrawal_period_over: msg`The time to return this purchase is over.`,
  already_withdrawn: msg`This purchase has already been returned.`,
  provider_down: msg`The payment service does not answer. Try again or choose another way to pay.`,
  bad_signature: somethingWrong,

  category_required: msg`Choose a category.`,
  appeal_closed: msg`This appeal is closed.`,
  appeal_exists: msg`You have already appealed.`,
  export_limit: msg`You can ask for your data once a day.`,
  address_still_bouncing: msg`Your mailbox still refuses our e-mails.`,
  push_not_subscribed: msg`Notifications are not turned on in this browser.`,
  subscription_invalid: msg`Notifications cannot be turned on in this browser.`,
  limit_invalid: msg`Enter a valid limit.`,
  too_many: msg`That is more than is allowed.`,
  times_equal: msg`Set two different times.`,
} satisfies Record<ErrorCode, MessageDescriptor>;

/** What `offline` says on a device that has a connection: nobody answered, or somebody on the way did in our place. */
export const unreachable = msg`We cannot be reached right now.`;

const albumFull = msg`You can have up to {max} photos. Delete one to add another.`;
const chosenUnseen = msg`Check your order and confirm. Nothing was charged.`;
const tooManyPixels = msg`This photo is too large. Use one of at most {megapixels} megapixels.`;

/** The sentence of a code that means something else with such params; undefined where the table's own is meant. */
export const sentenceByParams = ({
  max,
  premium_max: premiumMax,
  megapixels,
  chosen,
}: ErrorParams): MessageDescriptor | undefined =>
  megapixels ? tooManyPixels : chosen ? chosenUnseen : premiumMax && max === premiumMax ? albumFull : undefined;
