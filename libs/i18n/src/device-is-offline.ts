/** Only a device without any connection is certain of it; a server knows nothing of the kind. */
export const deviceIsOffline = (): boolean =>
  (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false;
