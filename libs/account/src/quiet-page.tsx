import type { ReactNode } from 'react';
import { NarrowPage } from './narrow-page.tsx';
import { QuietTop } from './quiet-top.tsx';

/** A page of the empty layout: the logo, and one thing to do. */
export function QuietPage({ children }: { children: ReactNode }) {
  return (
    <>
      <QuietTop />
      <main>
        <NarrowPage>{children}</NarrowPage>
      </main>
    </>
  );
}
