import { useLingui } from '@lingui/react/macro';
import { data, useParams, useSearchParams } from 'react-router';
import { seeLikes } from '@parlour/api-client/members/likes-seen';
import { addresses } from '@parlour/contract/addresses';
import { LikesPage, likesPageQueries, readLikesAddress, useTabLabels } from '@parlour/members';
import { pressAction } from '../forms/press-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

const queries = ({ params, search }: PageArguments) => {
  const address = readLikesAddress(params['type'], search);
  if (!address) throw data({ code: 'not_found' }, { status: 404 });
  return likesPageQueries(address);
};

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
/** Marks all as seen. */
export const action = pressAction((client) => seeLikes(client, null), addresses.likes.href({ type: 'received' }));

/** Likes received and sent, and matches. */
export default function LikesRoute() {
  const { type } = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  const tabs = useTabLabels();
  const address = readLikesAddress(type, search);
  if (!address) return null;
  return (
    <>
      <PageTitle page={t`Likes`} tab={tabs[address.type]} number={address.page} />
      <LikesPage {...address} />
    </>
  );
}
