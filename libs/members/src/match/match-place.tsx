import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { newMatchesOptions, seeMatch } from '@parlour/api-client/members/new-match';
import { useModalTurn } from '@parlour/state/open-modal';
import { modalOrNotice } from './modal-or-notice.tsx';

const LateModal = modalOrNotice(async () => (await import('./match-modal.tsx')).MatchModal);

/** Where the matches that are made on this page show themselves, whichever heart made them: each once, in full, one after the other. */
export function MatchPlace() {
  const client = useQueryClient();
  const match = useQuery(newMatchesOptions()).data?.find(({ isSeen }) => !isSeen);
  const isOpen = useModalTurn('match', match !== undefined);
  return isOpen && match ? (
    <Suspense>
      <LateModal key={match.profile.id} match={match} onClose={() => seeMatch(client, match)} />
    </Suspense>
  ) : null;
}
