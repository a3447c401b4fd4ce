import { Suspense } from 'react';
import { useModalTurn } from '@parlour/state/open-modal';
import { latePart } from '@parlour/ui/kit/behaviour/late-part';
import { useNewLike } from './use-new-like.ts';

const NewLike = latePart(async () => (await import('./new-like-modal.tsx')).NewLike);

/** Where the full-screen "New like!" opens on pages of the default layout (spec section 2); `newLikes` are the unseen ones. */
export function NewLikePlace({ newLikes }: { newLikes: number }) {
  const { profile, close } = useNewLike(newLikes);
  const isOpen = useModalTurn('new-like', profile !== null);
  return isOpen && profile ? (
    <Suspense>
      <NewLike profile={profile} onClose={close} />
    </Suspense>
  ) : null;
}
