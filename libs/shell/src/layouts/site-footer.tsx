import { Suspense } from 'react';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';

const WholeFooter = drawnPart(async () => (await import('../loading/after-first-page.ts')).WholeFooter);

/** The end of a page. It is there in the page's first bytes; its script comes after everything above it. */
export function SiteFooter() {
  return (
    <Suspense>
      <WholeFooter />
    </Suspense>
  );
}
