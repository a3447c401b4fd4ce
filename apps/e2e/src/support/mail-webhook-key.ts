import { randomUUID } from 'node:crypto';

/** The key that the server shares with its mail service; made for a run, and known to its tests by the environment. */
export const mailWebhookKey = (): string => (process.env['E2E_MAIL_WEBHOOK_KEY'] ??= randomUUID());
