import { useLingui } from '@lingui/react/macro';
import { data, useParams } from 'react-router';
import { isLegalText, LegalPage, legalPageQueries } from '@parlour/safety';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

const queries = ({ params: { slug } }: PageArguments) => {
  if (!isLegalText(slug)) throw data({ code: 'not_found' }, { status: 404 });
  return legalPageQueries(slug);
};

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
/** The page has a description of its own. */
export const meta = () => [];

/** The texts that are nothing but text: terms, privacy, returns and the access ban. */
export default function LegalRoute() {
  const { slug } = useParams();
  const { t } = useLingui();
  if (!isLegalText(slug)) return null;
  const titles = {
    ban: t`Access ban`,
    privacy: t`Privacy`,
    'return-policy': t`Returns and refunds`,
    terms: t`Terms`,
  };
  return (
    <>
      <PageTitle page={titles[slug]} />
      <LegalPage text={slug} />
    </>
  );
}
