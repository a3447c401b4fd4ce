import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useActionData } from 'react-router';
import { SwipePage, swipePageQueries } from '@parlour/members';
import { latePart } from '@parlour/ui/kit/behaviour/late-part';
import { swipeAction } from '../forms/swipe-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

const OwnWords = latePart(async () => (await import('@parlour/profile/own-words')).OwnWords);

export const loader = serverLoader(swipePageQueries);
export const clientLoader = browserLoader(swipePageQueries);
export const action = swipeAction;

/** The daily swipe game. */
export default function SwipeGameRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`Today’s round`} />
      <SwipePage
        refusal={useActionData<typeof swipeAction>()}
        renderWords={(id, nextId) => (
          <Suspense>
            <OwnWords id={id} nextId={nextId} />
          </Suspense>
        )}
      />
    </>
  );
}
