import { useLingui } from '@lingui/react/macro';
import { Lead, Title } from '@parlour/ui';
import type { LanderProps } from '../lander-props.ts';
import { DrawnNote } from '../drawn-note.tsx';
import { wordsOf } from '../lander-words.tsx';
import { Disclosures } from '../../disclosures.tsx';
import { MemberFacts } from '../member-facts.tsx';
import { MemberLanderHead } from '../member-lander-head.tsx';
import { personOf, writtenTo } from '../people.ts';
import { PersonPicture } from '../person-picture.tsx';
import { Head, Letter, Salutation, Stamp, TableTop } from './letter-look.ts';

/**
 * A letter on a table: whom it goes to, a stamp with their picture, and the lines that are still empty. Where it goes to nobody,
 * its lines begin one's own profile (contract part 0, 13).
 */
export function MemberLanding2({ lander, drawn, signUp }: LanderProps) {
  const { t } = useLingui();
  const person = personOf(lander, drawn);
  const words = useWords(lander);
  return (
    <TableTop>
      <MemberLanderHead lander={lander} words={words} />
      <Letter>
        <Head>
          <Salutation>
            <Title>{words.headline}</Title>
            <Lead>{words.lead}</Lead>
          </Salutation>
          {person && (
            <Stamp>
              <PersonPicture person={person} bare shape="square" priority />
            </Stamp>
          )}
        </Head>
        {lander.profile && <MemberFacts profile={lander.profile} />}
        {lander.profile && <Disclosures profile={lander.profile} />}
        {person && <DrawnNote people={[person]} tone="quiet" />}
        {signUp({ question: t`Dear somebody,`, cta: writtenTo(lander) ? t`Seal and send` : undefined })}
      </Letter>
    </TableTop>
  );
}

function useWords(lander: LanderProps['lander']) {
  const { t } = useLingui();
  const name = writtenTo(lander)?.name;
  if (!name) {
    return wordsOf(lander, {
      a: {
        headline: t`Write to somebody you do not know yet.`,
        lead: t`Three lines about you are enough: your profile begins with them.`,
      },
      b: {
        headline: t`When did you last write a letter?`,
        lead: t`Begin one here, about yourself: your profile starts with it.`,
      },
    });
  }
  return wordsOf(lander, {
    a: {
      headline: t`Write to ${name}.`,
      lead: t`Three lines are enough. What made you stop here? What would you like to know?`,
    },
    b: { headline: t`Dear ${name},`, lead: t`the rest is up to you.` },
  });
}
