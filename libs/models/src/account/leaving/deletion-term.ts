/** Days in which somebody who deletes the account can still come back (spec section 4); then it is gone. */
export const deletionTerm = 14;
