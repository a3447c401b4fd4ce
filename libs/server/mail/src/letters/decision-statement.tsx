import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { groundWords, measureWords, ruleWords } from '../decision-words.ts';
import { letterDay } from '../letter-day.ts';
import type { LetterPropsOf } from '../letter-props.ts';
import { MailFrame } from '../mail-frame.tsx';
import { WrittenLines } from '../written-lines.tsx';

/** The statement of reasons: what was done, why, by whom, and how to complain (Digital Services Act, article 17). */
export function DecisionStatementLetter(props: LetterPropsOf<'decision-statement'>) {
  const { t, i18n } = useLingui();
  const { letter, look } = props;
  const { name, locale, reference, replaces, measure, ground, law, rule, facts } = letter;
  const sentOn = letter.sentOn && letterDay(letter.sentOn, locale);
  const until = letter.until && letterDay(letter.until, locale);
  const appealDay = letterDay(letter.appealUntil, locale);
  // That nothing was removed would not be true where the decision before this one did.
  const done = measure === 'warned' && letter.staysRemoved ? t`This is a warning.` : i18n._(measureWords[measure]);
  return (
    <MailFrame {...props} preview={done} act={t`Complain about this decision`}>
      <Text style={look.text}>
        <Trans>Hello {name},</Trans>
      </Text>
      <Text style={look.text}>
        {done} {sentOn && <Trans>Sent on {sentOn}.</Trans>}
        {until && <Trans>The suspension ends on {until}.</Trans>}{' '}
        {letter.alsoRemoved && <Trans>We have also removed the same picture wherever else you had it.</Trans>}
      </Text>
      {replaces && (
        <Text style={look.text}>
          <Trans>This decision takes the place of the one with the reference {replaces}, which no longer holds.</Trans>{' '}
          {letter.staysRemoved && <Trans>What was removed cannot be brought back.</Trans>}
          {letter.copiesStayRemoved && !letter.staysRemoved && (
            <Trans>What was removed from your messages cannot be brought back.</Trans>
          )}
        </Text>
      )}
      <Text style={look.text}>
        <strong>
          <Trans>Why</Trans>
        </strong>
        <br />
        {law ? <Trans>This is against the law: {law}.</Trans> : i18n._(groundWords[ground])} {i18n._(ruleWords[rule])}
      </Text>
      <Text style={{ ...look.text, overflowWrap: 'anywhere' }}>
        <strong>
          <Trans>What we saw</Trans>
        </strong>
        <br />
        <WrittenLines text={facts} />
      </Text>
      <Text style={look.text}>
        {letter.automated ? <Trans>A program decided this.</Trans> : <Trans>A person decided this.</Trans>}{' '}
        {letter.afterReport ? (
          <Trans>It followed a report.</Trans>
        ) : (
          letter.automated && <Trans>It followed a check of our own.</Trans>
        )}
      </Text>
      <Text style={look.text}>
        <Trans>
          You can complain about this decision until {appealDay}; another person looks at it. You may also go to court,
          or to a body that settles such disputes out of court.
        </Trans>{' '}
        <Trans>Your reference is {reference}. Name it if you write to us again.</Trans>
      </Text>
    </MailFrame>
  );
}
