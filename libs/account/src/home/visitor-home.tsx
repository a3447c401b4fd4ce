import { Suspense, useState } from 'react';
import { useFormDraft, type CallFormResult } from '@parlour/api-client/call-form';
import type { Guest } from '@parlour/api-client/members/guest';
import { useSite } from '@parlour/api-client/site';
import { tabDrafts } from '@parlour/state/stored/draft-storage';
import { Display, EveningLead } from '@parlour/ui';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import type { ReactNode } from 'react';
import { JoinClosed } from '../sign-up/join-closed.tsx';
import { signUpDraft } from '../sign-up/sign-up-draft.ts';
import { useJoinVerdict } from '../sign-up/use-join-verdict.ts';
import { DrawnRoom } from './drawn-room.tsx';
import { GuestRoom } from './guest-room.tsx';
import { Hero, HeroGrid, JoinCard, Say } from './hero-look.ts';
import { SayHello } from './say-hello.tsx';

export interface VisitorHomeProps {
  /** Members who agreed to be seen by visitors; the first four stand in the room. */
  guests: readonly Guest[];
  /** Addresses of drawn portraits, shown where no member may be. */
  drawn: readonly string[];
  /** More members, as the members slice draws them. */
  faces?: ReactNode;
  lastResult?: CallFormResult;
}

const FORM = 'join';

/** Read after the first screen, and nothing of it waits for a script. */
const Assurances = drawnPart(async () => (await import('./assurances.tsx')).Assurances);

/** The front door: who is here, a few words to one of them, what it costs and why one may trust it. */
export function VisitorHome({ guests, drawn, faces, lastResult }: VisitorHomeProps) {
  const { settings } = useSite();
  const shown = guests.filter((guest) => !guest.fictional && guest.main_image !== null);
  const { key, kept, keep } = useFormDraft(signUpDraft(FORM));
  const isScripted = useScripted();
  const [writtenTo, writeTo] = useState<Guest>();
  const before = (lastResult?.submission.initialValue ?? kept)?.['profile_id'];
  const found = shown.find(({ id }) => id === before);
  if (found && !writtenTo) writeTo(found);
  const chosen = writtenTo ?? found ?? shown[1] ?? shown[0];
  const inTheRoom = shown.slice(0, 4);
  // Whoever is written to stays, whoever comes.
  if (chosen && !inTheRoom.some(({ id }) => id === chosen.id)) inTheRoom.splice(3, 1, chosen);
  const open = useJoinVerdict();
  const choose = (id: string | undefined) => {
    // Kept words are not yet in sight where somebody is pressed before the scripts come.
    if (!isScripted && tabDrafts.read(key!)) return;
    writeTo(inTheRoom.find((guest) => guest.id === id));
    // Words that cannot be delivered stay with whom they were to, until there are others.
    if (!before || found || document.querySelector<HTMLTextAreaElement>(`#${FORM} textarea`)?.value)
      keep({ profile_id: id });
  };
  return (
    <>
      <Hero>
        <HeroGrid>
          <Say>
            <Display as="h1">{settings.headline}</Display>
            <EveningLead>{settings.lead}</EveningLead>
          </Say>
          {chosen ? (
            <GuestRoom form={FORM} guests={inTheRoom} chosenId={chosen.id} onChoose={choose} />
          ) : (
            <DrawnRoom drawn={drawn} />
          )}
          <JoinCard $elevation="floating" onInput={() => choose(chosen?.id)}>
            {open.ok ? (
              <SayHello form={FORM} to={chosen ?? null} lastResult={lastResult} />
            ) : (
              <JoinClosed reason={open.reason} />
            )}
          </JoinCard>
        </HeroGrid>
      </Hero>
      <Suspense>
        <Assurances />
      </Suspense>
      {faces}
    </>
  );
}
