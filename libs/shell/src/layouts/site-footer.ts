import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';

/** The end of a page. It is there in the page's first bytes; its script comes after everything above it. */
export const SiteFooter = drawnPart(async () => (await import('../root/after-first-page.ts')).WholeFooter);
