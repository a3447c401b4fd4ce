import { useEffect, type ReactNode } from 'react';

interface AnsweringProps {
  locale: string;
  children: ReactNode;
}

/** The page answers first; whatever else comes after that, and after its pictures. */
export function Answering({ locale, children }: AnsweringProps) {
  useEffect(() => {
    const begin = (): void => afterFirstPage(locale);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }, [locale]);
  return children;
}

/** Where it cannot be fetched the page goes on without; whether it is loaded anew is decided for all chunks alike. */
function afterFirstPage(locale: string): void {
  import('./after-first-page.ts').then(({ startAfterFirstPage }) => startAfterFirstPage(locale)).catch(() => {});
}
