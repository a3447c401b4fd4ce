import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { pageIn } from '@parlour/contract/address-numbers';
import { MembersPage, membersPageQueries } from '@parlour/members';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageQueries } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { membersShown } from '../loading/shows-members.ts';
import { PageTitle } from '../page/page-title.tsx';

const queries: PageQueries = (page, cache) => membersPageQueries(page, cache);

export const handle = membersShown('default');
export const loader = serverLoader(queries, { handle });
export const clientLoader = browserLoader(queries);

/** Finding members; the address holds the filters. */
export default function MembersRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Members`} number={pageIn(search)} />
      <MembersPage search={search} />
    </>
  );
}
