import { useLingui } from '@lingui/react/macro';
import { Card, Display, EveningLead } from '@parlour/ui';
import type { LanderProps } from '../lander-props.ts';
import { LanderHead, wordsOf } from '../lander-words.tsx';
import { House } from './house.tsx';
import { LateWindow } from './late-window.tsx';
import { Night, NightGrid, Say } from './night-look.ts';

/** A house in the evening, some of its windows lit; in the other face one window, and one question. */
export function Alonetonight({ lander, drawn, signUp }: LanderProps) {
  const { t } = useLingui();
  const words = wordsOf(lander, {
    a: {
      headline: t`Some lights are still on.`,
      lead: t`You need not spend the evening alone. Begin with a few words; looking around is free, and every price is shown before you pay it.`,
    },
    b: {
      headline: t`Is your evening quiet too?`,
      lead: t`Say so in a few words. They cost nothing, and somebody may be glad to read them.`,
    },
  });
  const question = t`What would make this a good evening?`;
  return (
    <Night>
      <LanderHead words={words} />
      <NightGrid>
        {lander.variant === 'a' ? (
          <House lander={lander} drawn={drawn} />
        ) : (
          <LateWindow lander={lander} drawn={drawn} />
        )}
        <Say>
          <Display as="h1">{words.headline}</Display>
          <EveningLead>{words.lead}</EveningLead>
          <Card $elevation="floating">{signUp({ question, cta: t`Turn on your light` })}</Card>
        </Say>
      </NightGrid>
    </Night>
  );
}
