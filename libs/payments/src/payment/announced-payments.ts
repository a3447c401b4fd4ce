import { tabStorage } from '@parlour/state/stored/browser-storage';

const KEY = 'parlour.announced-payments';

/** Was the member told of this payment's completion in this tab already? */
export function isAnnounced(paymentId: string): boolean {
  return read().includes(paymentId);
}

/** Keeps that the member was told, also over a reload of this tab; of more than twenty payments the oldest is forgotten. */
export function rememberAnnounced(paymentId: string): void {
  tabStorage.write(KEY, JSON.stringify([paymentId, ...read()].slice(0, 20)));
}

function read(): string[] {
  try {
    return JSON.parse(tabStorage.read(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}
