/** The help and legal pages under /pages, by slug (spec section 2). */
export const pageSlugs = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;
type PageSlug = (typeof pageSlugs)[number];

/** Those of them that a lawyer completes for each company. */
export const legalSlugs = [
  'ban',
  'cookies',
  'privacy',
  'return-policy',
  'terms',
] as const satisfies readonly PageSlug[];
export type LegalSlug = (typeof legalSlugs)[number];

/** Is one part of an address alone the slug of a page, and not the token of a mail? */
export const isPageSlug = (text: string | undefined): text is PageSlug => pageSlugs.some((slug) => slug === text);
