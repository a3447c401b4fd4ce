const KEY = 'parlour.announced-payments';

/** Was the member told of this payment's completion in this tab already? */
export function isAnnounced(paymentId: string): boolean {
  return read().includes(paymentId);
}

export function rememberAnnounced(paymentId: string): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([paymentId, ...read()].slice(0, 20)));
  } catch {
    // A browser without storage tells it again after a reload.
  }
}

function read(): string[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}
