/** Name of a cookie that belongs to this host alone; browsers enforce the prefix only together with Secure. */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
