import { useLingui } from '@lingui/react/macro';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { IconButton } from '@parlour/ui';
import type { Playback } from './use-playback.ts';

/** Stops the clip and goes on with it; not there where the clip may not play. */
export function PlayButton({ playback: { state, mayPlay, toggle } }: { playback: Playback }) {
  const { t } = useLingui();
  const faces = {
    waiting: { label: t`Play the clip`, glyph: Play },
    paused: { label: t`Play the clip`, glyph: Play },
    playing: { label: t`Pause the clip`, glyph: Pause },
    ended: { label: t`Play the clip again`, glyph: RotateCcw },
  };
  return mayPlay ? <IconButton look="deep" onClick={toggle} {...faces[state]} /> : null;
}
