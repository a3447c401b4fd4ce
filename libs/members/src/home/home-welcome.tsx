import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { likesOptions } from '@parlour/api-client/members/likes';
import { addresses } from '@parlour/contract/addresses';
import {
  ArchPortrait,
  Evening,
  EveningLead,
  from,
  Guests,
  LinkButton,
  PlainLink,
  Stack,
  Tag,
  Title,
  Wrap,
} from '@parlour/ui';
import { CardTags } from '../card-tags.tsx';
import { portraitOf } from '../portrait-of.ts';

/** Arches that stand beside each other. */
const likersMost = 4;

const Inside = styled(Wrap)`
  container-type: inline-size;
  display: grid;
  gap: 24px;
  padding-top: 28px;

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    gap: 32px;
    align-items: end;
    padding-top: 40px;
  }

  ${from.desk} {
    gap: 64px;
  }

  /* A greeting that nobody stands beside has room for a long name. */
  > :only-child {
    grid-column: 1 / -1;
  }
`;

const Hello = styled(Stack)`
  align-self: center;
  justify-items: start;
  padding-bottom: 28px;

  ${from.tablet} {
    padding-bottom: 48px;
  }
`;

/** Three, and on a desk four; beside the greeting two where large words leave no more of them room for their names. */
const Likers = styled(Guests)`
  > :nth-child(4) {
    display: none;

    ${from.desk} {
      display: block;
    }
  }

  ${from.tablet} {
    @container (max-width: 40em) {
      > :nth-child(n + 3) {
        display: none;
      }
    }
  }
`;

/** The greeting, how many likes are new, and who they are from; those first, as the narrower the page, the fewer stand there. */
export function HomeWelcome() {
  const { t } = useLingui();
  const name = useViewer()?.profile.name ?? '';
  const { likes, total_new } = useSuspenseQuery(likesOptions('received', 1)).data;
  const newFirst = likes.toSorted((one, other) => Number(other.like_new) - Number(one.like_new));
  const lead =
    total_new > 0
      ? t`${plural(total_new, { one: '# person likes you and is waiting to be seen.', other: '# people like you and are waiting to be seen.' })}`
      : t`Have a look at who is here.`;
  return (
    <Evening>
      <Inside>
        <Hello $gap={3}>
          <Title>{t`Hello, ${name}`}</Title>
          <EveningLead>{lead}</EveningLead>
          <LinkButton
            tone="bright"
            size="large"
            href={likes.length > 0 ? addresses.likes.href({ type: 'received' }) : addresses.members.href()}
          >
            {likes.length > 0 ? t`See who likes you` : t`Find members`}
          </LinkButton>
        </Hello>
        {likes.length > 0 && (
          <Likers role="group" aria-label={t`They like you`}>
            {newFirst.slice(0, likersMost).map(({ profile, like_new }) => (
              <PlainLink key={profile.id} href={addresses.member.href({ id: profile.id })}>
                <ArchPortrait
                  {...portraitOf(profile)}
                  alt=""
                  name={profile.name}
                  age={profile.age}
                  tag={like_new ? <Tag tone="accent">{t({ message: 'New', context: 'like' })}</Tag> : undefined}
                  mark={<CardTags profile={{ fictional: profile.fictional, demo: profile.demo }} />}
                  priority
                />
              </PlainLink>
            ))}
          </Likers>
        )}
      </Inside>
    </Evening>
  );
}
