/**
 * Days after signing up, or after being let in again, in which an address may be confirmed; then the account ends (contract
 * part 7).
 */
export const confirmationTerm = 30;
