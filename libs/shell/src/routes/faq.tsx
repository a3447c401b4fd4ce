import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { FaqPage } from '@parlour/safety';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

/** The page has a description of its own. */
export const meta = () => [];

/** Questions and answers; `?q=` looks for words. */
export default function FaqRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Questions and answers`} />
      <FaqPage search={search.get('q') ?? ''} />
    </>
  );
}
