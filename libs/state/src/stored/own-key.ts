/** Where something lies that one person keeps in this browser: `parlour.<what>.<whose>.<rest>`. A visitor has no name. */
export const ownKey = (what: string, whose: string, rest: string): string => `parlour.${what}.${whose}.${rest}`;

/** What lies at a key, and whose it is, where it is somebody's. */
export const readKey = (key: string) => key.split('.').slice(1) as [what?: string, whose?: string];
