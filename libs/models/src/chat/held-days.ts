/** Days for which a message waits until its writer is confirmed; then it is dropped (contract part 0, 13). */
export const heldDays = 30;
