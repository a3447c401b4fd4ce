import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LanderVariant } from '@parlour/models/account/landers';
import { Avatar, Tag, Text } from '@parlour/ui';
import type { LanderPerson } from '../people.ts';
import { PersonPicture } from '../person-picture.tsx';
import { Byline, Openings, Post, Wide, Words } from './feed-look.ts';

interface ExampleCardsProps {
  people: readonly LanderPerson[];
  variant: LanderVariant;
}

/** Three cards as profiles could say them. Nobody said them; each card tells so. */
export function ExampleCards({ people: [first, second, third], variant }: ExampleCardsProps) {
  const { t } = useLingui();
  const cards = [
    <Example key="words" person={first} kind={t`A few lines about oneself`}>
      <Words>
        <Trans>I close the shop at six, and then the evening is mine. Where would you take me on a Thursday?</Trans>
      </Words>
    </Example>,
    <Example key="picture" person={second} kind={t`A picture, shown to whom its owner likes`}>
      {second && (
        <Wide>
          <PersonPicture person={second} />
        </Wide>
      )}
      <Text $tone="quiet">
        <Trans>Every picture can be for all members, for premium members or for matches only.</Trans>
      </Text>
    </Example>,
    <Example key="openings" person={third} kind={t`Somebody to write to`}>
      <Words>
        <Trans>You need not find the perfect words. One question is enough:</Trans>
      </Words>
      <Openings>
        {[t`What made you laugh today?`, t`Sea or mountains?`, t`Which song must be loud?`].map((opening) => (
          <li key={opening}>{opening}</li>
        ))}
      </Openings>
    </Example>,
  ];
  return variant === 'a' ? cards : cards.toReversed();
}

interface ExampleProps {
  person: LanderPerson | undefined;
  kind: string;
  children: ReactNode;
}

function Example({ person, kind, children }: ExampleProps) {
  return (
    <li>
      <Post>
        <Byline>
          <Avatar src={person?.picture} alt="" late />
          <span>{kind}</span>
          <Tag tone="soft">
            <Trans>Example</Trans>
          </Tag>
        </Byline>
        {children}
      </Post>
    </li>
  );
}
