const CAP = 99;

/** A count of news as it is shown, at most "99+" (spec section 2: "unread badge, capped at 99+"). */
export const cappedCount = (count: number): string => (count > CAP ? `${CAP}+` : `${count}`);
