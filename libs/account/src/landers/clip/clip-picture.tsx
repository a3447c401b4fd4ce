import { useLingui } from '@lingui/react/macro';
import { landerClip } from '@parlour/models/account/lander-clip';
import type { LanderClip } from '../lander-props.ts';
import type { Playback } from './use-playback.ts';

interface ClipPictureProps {
  clip: LanderClip;
  playback: Playback;
  /** The id of the captions, which say what is seen. */
  captions: string;
}

/**
 * The clip itself. It has no sound; its place is held by its dimensions, and by its poster where it may not play. Where no script
 * runs, a browser shows controls of its own without being asked (HTML, `controls` of media elements).
 */
export function ClipPicture({ clip: { webm, poster }, playback, captions }: ClipPictureProps) {
  const { t } = useLingui();
  const { video, mayLoad, events } = playback;
  return (
    <video
      ref={video}
      muted
      playsInline
      preload="none"
      poster={poster}
      width={landerClip.width}
      height={landerClip.height}
      aria-label={t`A short drawn clip without sound`}
      aria-describedby={captions}
      {...events}
    >
      {mayLoad ? <source src={webm} type="video/webm" media="(prefers-reduced-motion: no-preference)" /> : null}
    </video>
  );
}
