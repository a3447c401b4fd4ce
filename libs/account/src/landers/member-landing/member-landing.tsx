import { useLingui } from '@lingui/react/macro';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { Card, Lead, Title } from '@parlour/ui';
import type { LanderProps } from '../lander-props.ts';
import { DrawnNote } from '../drawn-note.tsx';
import { wordsOf } from '../lander-words.tsx';
import { Disclosures } from '../../disclosures.tsx';
import { MemberFacts } from '../member-facts.tsx';
import { MemberLanderHead } from '../member-lander-head.tsx';
import { personOf, writtenTo } from '../people.ts';
import { PersonPicture } from '../person-picture.tsx';
import { WhatFollows } from './what-follows.tsx';
import { About, Cover, Header, Page, Write } from './member-look.ts';

/** The head of a profile as a member sees it, and in place of the rest a few fields. */
export function MemberLanding({ lander, drawn, signUp }: LanderProps) {
  const { t } = useLingui();
  const person = personOf(lander, drawn);
  const words = useWords(lander);
  return (
    <>
      <MemberLanderHead lander={lander} words={words} />
      <Cover />
      <Page>
        <Header>
          {person && <PersonPicture person={person} bare largest />}
          <About>
            <Title>{words.headline}</Title>
            {lander.profile && <MemberFacts profile={lander.profile} />}
            {lander.profile && <Disclosures profile={lander.profile} />}
            <Lead>{words.lead}</Lead>
            {person && <DrawnNote people={[person]} tone="quiet" />}
            <WhatFollows to={writtenTo(lander)} />
          </About>
        </Header>
        <Write>
          <Card $elevation="floating">{signUp({ question: t`What should somebody know about you?` })}</Card>
        </Write>
      </Page>
    </>
  );
}

function useWords(lander: LanderProps['lander']) {
  const { t } = useLingui();
  if (!lander.profile) {
    const own = {
      headline: t`Somebody worth meeting`,
      lead: t`Some members show themselves to members only. Join free, and see who is here.`,
    };
    return wordsOf(lander, { a: own, b: own });
  }
  const { name, fictional } = lander.profile;
  const invitation = fictional
    ? t`Say what went through your mind just now. Joining is free.`
    : t`${name} is here, and you can write. Join free, and your first words are on their way as soon as your address is confirmed.`;
  const own = {
    headline: nameAndAge(lander.profile),
    lead: lander.takes_message
      ? invitation
      : t`A face is a beginning. Join free to see who is really here, and let them see you only if you like.`,
  };
  return wordsOf(lander, { a: own, b: own });
}
