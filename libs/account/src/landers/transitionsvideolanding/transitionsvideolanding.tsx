import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Display, EveningLead, Wrap } from '@parlour/ui';
import { Captions } from '../clip/captions.tsx';
import { ClipPicture } from '../clip/clip-picture.tsx';
import { PlayButton } from '../clip/play-button.tsx';
import { usePlayback } from '../clip/use-playback.ts';
import type { LanderProps } from '../lander-props.ts';
import { DrawnNote } from '../drawn-note.tsx';
import { LanderHead, wordsOf } from '../lander-words.tsx';
import { peopleOf } from '../people.ts';
import { Cinema, JoinPlace, Said, Screen, ScreenButton, ScreenFoot } from './cinema-look.ts';

/** A picture house: the clip from edge to edge, the words and its chapters below, and the way in. */
export function Transitionsvideolanding({ lander, drawn, clip, signUp }: LanderProps) {
  const { t } = useLingui();
  const captions = useId();
  const playback = usePlayback();
  const words = wordsOf(lander, {
    a: {
      headline: t`Four small steps to good company.`,
      lead: t`Look around, say hello, find out what you share. All of it at your own pace.`,
    },
    b: {
      headline: t`An evening can turn out well.`,
      lead: t`It begins with a few words. Looking around is free, and you see every price before you pay it.`,
    },
  });
  return (
    <Cinema>
      <LanderHead words={words} />
      <Screen>
        {clip ? <ClipPicture clip={clip} playback={playback} captions={captions} /> : null}
        <ScreenButton>
          <PlayButton playback={playback} />
        </ScreenButton>
      </Screen>
      <Wrap>
        <Said>
          <Display as="h1">{words.headline}</Display>
          <EveningLead>{words.lead}</EveningLead>
        </Said>
        <ScreenFoot>
          <Captions id={captions} playback={playback} wide />
          <DrawnNote people={peopleOf(lander, drawn, 1)} />
        </ScreenFoot>
        <JoinPlace $elevation="floating">{signUp()}</JoinPlace>
      </Wrap>
    </Cinema>
  );
}
