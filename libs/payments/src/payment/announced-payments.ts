import { tabStorage } from '@parlour/state/stored/browser-storage';

const KEY = 'parlour.announced-payments';

/** Was the member told of this payment's completion in this tab already? */
export function isAnnounced(paymentId: string): boolean {
  return read().includes(paymentId);
}

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
