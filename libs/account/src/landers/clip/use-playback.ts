import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSite } from '@parlour/api-client/site';
import { chapterAt } from '@parlour/models/account/lander-clip';
import { isSparing } from '@parlour/state/device/connection';

/** How far the clip is. */
export type Playback = ReturnType<typeof usePlayback>;

const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

function followMotion(changed: () => void): () => void {
  const asked = lessMotion();
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
}

/** What this browser was asked for: less motion, or less data; or its line is slow. */
const wantsLess = (): boolean => lessMotion().matches || isSparing();

/** Plays the clip once by itself, where neither the device nor its owner asks for less; then there is only its poster. */
export function usePlayback() {
  const { savesData } = useSite();
  const video = useRef<HTMLVideoElement>(null);
  const mayMove = useSyncExternalStore(
    followMotion,
    () => !wantsLess(),
    () => false,
  );
  const mayPlay = mayMove && !savesData;
  const [state, setState] = useState<'waiting' | 'playing' | 'paused' | 'ended'>('waiting');
  const [chapter, setChapter] = useState(0);

  useEffect(() => {
    const clip = video.current;
    if (!mayPlay) return undefined;
    void begin(clip);
    return () => clip?.pause();
  }, [mayPlay]);

  return {
    video,
    state,
    chapter,
    mayPlay,
    /** True where the address of the clip may stand in the page. */
    mayLoad: !savesData,
    toggle: () => (state === 'playing' ? video.current?.pause() : void begin(video.current)),
    events: {
      onPlay: () => setState('playing'),
      onPause: () => setState('paused'),
      onEnded: () => setState('ended'),
      onTimeUpdate: () => setChapter(chapterAt(video.current?.currentTime ?? 0)),
    },
  };
}

/** A browser that does not let a clip begin by itself leaves the poster and the button. */
async function begin(video: HTMLVideoElement | null): Promise<void> {
  await video?.play().catch(() => undefined);
}
