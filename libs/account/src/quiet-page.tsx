import type { ReactNode } from 'react';
import { LanguageMenu } from './language/language-menu.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { QuietTop } from './quiet-top.tsx';

/** A page of the empty layout: the logo, the languages, and one thing to do. */
export function QuietPage({ children }: { children: ReactNode }) {
  return (
    <>
      <QuietTop end={<LanguageMenu tone="quiet" />} />
      <main>
        <NarrowPage>{children}</NarrowPage>
      </main>
    </>
  );
}
