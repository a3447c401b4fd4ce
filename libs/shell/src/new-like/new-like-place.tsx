import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import { useModalTurn } from '@parlour/state/page/open-modal';
import { latePart } from '@parlour/ui/kit/behaviour/late-part';
import { useNewLike } from './use-new-like.ts';

const NewLike = latePart(async () => (await import('./new-like-modal.tsx')).NewLike);

/** Where the full-screen "New like!" opens on pages of the default layout (spec section 2). */
export function NewLikePlace() {
  const { counts } = useSuspenseQuery(userOptions()).data;
  const { profile, close } = useNewLike(counts.new_likes);
  const isOpen = useModalTurn('new-like', profile !== null);
  return isOpen && profile ? (
    <Suspense>
      <NewLike profile={profile} onClose={close} />
    </Suspense>
  ) : null;
}
