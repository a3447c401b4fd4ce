import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { membersKeys } from '@parlour/api-client/members/keys';
import { newMatchesOptions, seeMatch } from '@parlour/api-client/members/new-match';
import { useModalTurn } from '@parlour/state/page/open-modal';
import { modalOrNotice } from './modal-or-notice.tsx';

const fetchModal = async () => (await import('./match-modal.tsx')).MatchModal;
const LateModal = modalOrNotice(fetchModal);

/** Where the matches that are made on this page show themselves, whichever heart made them: each once, in full, one after the other. */
export function MatchPlace() {
  const client = useQueryClient();
  const match = useQuery(newMatchesOptions()).data?.find(({ isSeen }) => !isSeen);
  const isLiking = useIsMutating({ mutationKey: membersKeys.liking }) > 0;
  // With the like, not after its answer: until the modal covers the page, what is pressed there is pressed blindly.
  useEffect(() => {
    if (isLiking) fetchModal().catch(() => undefined);
  }, [isLiking]);
  const isOpen = useModalTurn('match', match !== undefined);
  return isOpen && match ? (
    <Suspense>
      <LateModal key={match.profile.id} match={match} onClose={() => seeMatch(client, match)} />
    </Suspense>
  ) : null;
}
