import { useLingui } from '@lingui/react/macro';
import { data, useParams } from 'react-router';
import { isLegalText, LegalPage, legalPageQueries } from '@parlour/account';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

const queries = ({ params }: PageArguments) => {
  if (!isLegalText(params['slug'])) throw data({ code: 'not_found' }, { status: 404 });
  return legalPageQueries();
};

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** The texts that a sign-up accepts. */
export default function LegalRoute() {
  const { slug } = useParams();
  const { t } = useLingui();
  if (!isLegalText(slug)) return null;
  return (
    <>
      <PageTitle page={slug === 'terms' ? t`Terms` : t`Privacy`} />
      <LegalPage text={slug} />
    </>
  );
}
