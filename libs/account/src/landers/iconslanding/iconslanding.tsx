import { useLingui } from '@lingui/react/macro';
import { Display } from '@parlour/ui';
import type { LanderProps } from '../lander-props.ts';
import { LanderHead, wordsOf } from '../lander-words.tsx';
import { Facts } from './facts.tsx';
import { Band, Claim, Below, Counter } from './icons-look.ts';

/** No pictures: a sentence, four facts that can be checked, and the form. */
export function Iconslanding({ lander, signUp }: LanderProps) {
  const { t } = useLingui();
  const words = wordsOf(lander, {
    a: {
      headline: t`No tricks. Just people.`,
      lead: t`Four things you should know before you join anything.`,
    },
    b: {
      headline: t`Know the price. Keep your secrets.`,
      lead: t`What joining costs, what it shows, and how you leave again.`,
    },
  });
  return (
    <>
      <LanderHead words={words} />
      <Band>
        <Claim>
          <Display as="h1">{words.headline}</Display>
          <p>{words.lead}</p>
        </Claim>
      </Band>
      <Below>
        <Facts variant={lander.variant} />
        <Counter>{signUp()}</Counter>
      </Below>
    </>
  );
}
