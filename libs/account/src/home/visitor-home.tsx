import type { ReactNode } from 'react';
import type { CallFormResult } from '@parlour/api-client/call-form';
import type { TileCard } from '@parlour/api-client/members/tile-card';
import { useSite } from '@parlour/api-client/site';
import { Display, EveningLead } from '@parlour/ui';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import { JoinClosed } from '../sign-up/join-closed.ts';
import { useJoinVerdict } from '../sign-up/use-join-verdict.ts';
import { DrawnRoom } from './drawn-room.tsx';
import { GuestRoom } from './guest-room.tsx';
import { Hero, HeroGrid, JoinCard, Say } from './hero-look.ts';
import { SayHello } from './say-hello.tsx';
import { useAddressee } from './use-addressee.ts';

export interface VisitorHomeProps {
  /** Members who agreed to be seen by visitors; the first of them stand in the room. */
  members: readonly TileCard[];
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
export function VisitorHome({ members, drawn, faces, lastResult }: VisitorHomeProps) {
  const { settings } = useSite();
  const { addressee, inTheRoom, choose } = useAddressee(FORM, members, lastResult);
  const open = useJoinVerdict();
  return (
    <>
      <Hero>
        <HeroGrid>
          <Say>
            <Display as="h1">{settings.headline}</Display>
            <EveningLead>{settings.lead}</EveningLead>
          </Say>
          {addressee ? (
            <GuestRoom form={FORM} guests={inTheRoom} chosenId={addressee.id} onChoose={choose} />
          ) : (
            <DrawnRoom drawn={drawn} />
          )}
          <JoinCard $elevation="floating" onInput={() => choose(addressee?.id)}>
            {open.ok ? (
              <SayHello form={FORM} to={addressee ?? null} lastResult={lastResult} />
            ) : (
              <JoinClosed reason={open.reason} />
            )}
          </JoinCard>
        </HeroGrid>
      </Hero>
      <Assurances />
      {faces}
    </>
  );
}
