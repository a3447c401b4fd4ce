/** The static pages under /pages (spec section 2). */
export const pageSlugs = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;
export type PageSlug = (typeof pageSlugs)[number];

export const isPageSlug = (text: string | undefined): text is PageSlug => pageSlugs.some((slug) => slug === text);
