import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Display, EveningLead } from '@parlour/ui';
import { BesideGrid, JoinPlace } from '../beside-form-look.ts';
import { Captions } from '../clip/captions.tsx';
import { ClipPicture } from '../clip/clip-picture.tsx';
import { PlayButton } from '../clip/play-button.tsx';
import { usePlayback } from '../clip/use-playback.ts';
import type { LanderProps } from '../lander-props.ts';
import { DrawnNote } from '../drawn-note.tsx';
import { LanderHead, wordsOf } from '../lander-words.tsx';
import { peopleOf } from '../people.ts';
import { Player, PlayerFoot, Room, Said } from './video-look.ts';

/** A framed player beside the sign-up, like a picture on the wall, with its story below it. */
export function Video({ lander, drawn, clip, signUp }: LanderProps) {
  const { t } = useLingui();
  const captions = useId();
  const playback = usePlayback();
  const words = wordsOf(lander, {
    a: {
      headline: t`See how an evening here begins.`,
      lead: t`A few seconds, drawn and without sound. Then it is your turn.`,
    },
    b: {
      headline: t`From a hello to an evening together.`,
      lead: t`A short drawn clip shows how it goes here: you look around, you say hello, you take your time.`,
    },
  });
  return (
    <Room>
      <LanderHead words={words} />
      <BesideGrid>
        <Said>
          <Display as="h1">{words.headline}</Display>
          <EveningLead>{words.lead}</EveningLead>
        </Said>
        <Player>
          {clip ? <ClipPicture clip={clip} playback={playback} captions={captions} /> : null}
          <PlayerFoot>
            <DrawnNote people={peopleOf(lander, drawn, 1)} tone="plain" />
            <PlayButton playback={playback} />
          </PlayerFoot>
          <Captions id={captions} playback={playback} />
        </Player>
        <JoinPlace $elevation="floating">{signUp()}</JoinPlace>
      </BesideGrid>
    </Room>
  );
}
