/** A telephone number without the dashes and spaces that people write into it (spec section 9), as a `tel:` link wants it. */
export const cleanPhone = (phone: string): string => phone.replace(/[\s\-‐‑–—]/g, '');
