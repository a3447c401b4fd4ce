/** The version of this contract as a client speaks it; raised when a client of the version before could no longer work. */
export const clientVersion = 2;

/** The oldest client that is still served; older ones get 426 `client_outdated` and reload (contract part 1, rule 2). */
export const oldestClient = 2;
