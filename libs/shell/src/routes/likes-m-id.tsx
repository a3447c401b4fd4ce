import { useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { ApiError } from '@parlour/api-client/api-error';
import { receivedLikeOptions } from '@parlour/api-client/members/received-like';
import { addresses } from '@parlour/contract/addresses';
import { isLikeGone, LikePage, likePageQueries } from '@parlour/members';
import { EmptyState, LinkButton } from '@parlour/ui';
import { FailedPage } from '../failures/error-page.tsx';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

const queries = ({ params }: PageArguments) => likePageQueries(params['id'] ?? '');

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** The like of one member. */
export default function LikeOfMemberRoute() {
  const { t } = useLingui();
  const id = useParams()['id'] ?? '';
  const { profile, match } = useSuspenseQuery(receivedLikeOptions(id)).data.like;
  const { name } = profile;
  return (
    <>
      <PageTitle page={match ? t`You and ${name} like each other` : t`${name} likes you`} />
      <LikePage id={id} />
    </>
  );
}

/**
 * A like that was taken back, or never was, says so inside the site, and is asked for anew the next time; any other failure is
 * the error page's.
 */
export function ErrorBoundary() {
  const { t } = useLingui();
  const error = useRouteError();
  const { id = '' } = useParams();
  const client = useQueryClient();
  useEffect(() => client.removeQueries({ queryKey: receivedLikeOptions(id).queryKey }), [client, id]);
  const failure = isRouteErrorResponse(error)
    ? (error.data as { code?: unknown } | null)
    : error instanceof ApiError && error;
  if (!failure || !isLikeGone(failure.code)) return <FailedPage />;
  return (
    <>
      <PageTitle page={t`Likes`} />
      <EmptyState
        glyph={Heart}
        heading="h1"
        title={t`This like is no longer there`}
        action={
          <LinkButton href={addresses.likes.href({ type: 'received' })} tone="primary">
            {t`See who likes you`}
          </LinkButton>
        }
      />
    </>
  );
}
