import { useLingui } from '@lingui/react/macro';
import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react';
import { useToast } from '@parlour/state/page/toasts';
import type { MatchModalProps } from './match-modal.tsx';

type MatchView = ComponentType<MatchModalProps>;

/** The match modal, fetched when it is first drawn; where it cannot be fetched, a toast says that it is a match. */
export const modalOrNotice = (load: () => Promise<MatchView>) =>
  lazy(async () => ({ default: await load().catch((): MatchView => MatchNotice) }));

function MatchNotice({ match, onClose }: MatchModalProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const tell = useEffectEvent(() => {
    const { name } = match.profile;
    showToast({ tone: 'success', text: t`It’s a match with ${name}!` });
    onClose();
  });
  useEffect(() => tell(), [match]);
  return null;
}
