/** Where a browser's notices go: what its own subscription says. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
