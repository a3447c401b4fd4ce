/** The hidden field of a posted form that proves where the form is from, and is its idempotency key (contract part 1, rule 2). */
export const FORM_TOKEN = 'form_token';
