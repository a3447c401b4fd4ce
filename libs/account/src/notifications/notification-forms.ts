import { z } from 'zod';
import { defineCallForm, type CallFormShape } from '@parlour/api-client/call-form';
import { MailedToken } from '@parlour/contract/account/mail-change/mailed-token';
import { resumeMail } from '@parlour/contract/account/notifications/resume-mail';
import { saveNotificationSettings } from '@parlour/contract/account/notifications/save-notification-settings';
import {
  changeMailSubscription,
  mailSubscriptionActions,
} from '@parlour/contract/account/notifications/change-mail-subscription';
import { frequencies } from '@parlour/models/account/notifications/notification-settings';

const Soon = z.enum(frequencies, 'value_unknown');
const Ticked = z.boolean('value_unknown').default(false);
const Time = z.string('value_unknown').default('');

const Fields = z.object({
  mail_message: Soon,
  mail_like: Soon,
  mail_match: Soon,
  push_message: Soon,
  push_like: Soon,
  push_match: Soon,
  quiet: Ticked,
  quiet_from: Time,
  quiet_to: Time,
  quiet_tz: Time,
  discreet: Ticked,
});

const wishesOf = (form: z.output<typeof Fields>) => ({
  mail: { message: form.mail_message, like: form.mail_like, match: form.mail_match },
  push: { message: form.push_message, like: form.push_like, match: form.push_match },
  quiet: form.quiet ? { from: form.quiet_from, to: form.quiet_to, tz: form.quiet_tz } : null,
  discreet: form.discreet,
});
/** Everything a member decides about notifications, in one form. */
export const notificationSettingsForm = defineCallForm({
  call: saveNotificationSettings,
  schema: Fields,
  toBody: wishesOf,
  fieldNames: { 'quiet.from': 'quiet_from', 'quiet.to': 'quiet_to', 'quiet.tz': 'quiet_from' },
});

export type SettingsFields = z.output<typeof Fields>;

/**
 * The same where scripts run: only what was changed on this page is sent, so that what was decided elsewhere meanwhile stays. A
 * browser in another time zone changes nothing; it counts once the quiet hours are changed.
 *
 * @param begun what the fields began with
 * @param sending takes what is being sent
 */
export const changedSettingsForm = (
  begun: SettingsFields,
  sending: { current: SettingsFields | null },
): CallFormShape<typeof saveNotificationSettings, typeof Fields> => ({
  ...notificationSettingsForm,
  toBody: (form) => {
    sending.current = form;
    const { mail, push, ...others } = wishesOf(form);
    const before = wishesOf(begun);
    return { mail: changesIn(mail, before.mail), push: changesIn(push, before.push), ...changesIn(others, before) };
  },
});

const changesIn = <Values extends object, Before extends Values>(values: Values, before: Before): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => decided(value) !== decided(before[name as keyof Values])),
  ) as Partial<Values>;

/** A setting as whoever decides sees it: quiet hours without their time zone, which no field shows. */
const decided = (setting: unknown): string => JSON.stringify(setting, ['from', 'to']);

/** Asks for notification mails again. */
export const resumeMailForm = defineCallForm({
  call: resumeMail,
  schema: z.object({}),
  toBody: () => ({ reactivate_mail: true as const }),
});

/** A link of a notification mail, followed on purpose: opening the page changes nothing. */
export const mailSubscriptionForm = defineCallForm({
  call: changeMailSubscription,
  schema: z.object({ token: MailedToken('link_expired'), action: z.enum(mailSubscriptionActions, 'value_unknown') }),
  toBody: (values) => values,
  hidden: ['token', 'action'],
});
