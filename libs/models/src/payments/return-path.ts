/** Stands for the id of the new payment in a return path. */
export const PAYMENT_ID = '{payment_id}';
