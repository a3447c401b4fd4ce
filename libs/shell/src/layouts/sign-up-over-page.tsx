import { Suspense } from 'react';
import { latePart } from '@parlour/ui/kit/behaviour/late-part';

const SignUpModalPlace = latePart(async () => (await import('../root/after-first-page.ts')).SignUpModalPlace);

/** Where the sign-up opens over a page. Until its script is there, links to the sign-up lead to its page. */
export function SignUpOverPage() {
  return (
    <Suspense>
      <SignUpModalPlace />
    </Suspense>
  );
}
