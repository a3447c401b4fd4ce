import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { laterReversalWords, measureWords, reversalWords, standingWords } from '../decision-words.ts';
import { letterDay } from '../letter-day.ts';
import type { LetterPropsOf } from '../letter-props.ts';
import { MailFrame } from '../mail-frame.tsx';

/**
 * Tells whom a decision was about that it was wrong, and what is as it was before. Whom another one keeps out is not asked to log
 * in: they may complain about that one.
 */
export function DecisionReversedLetter(props: LetterPropsOf<'decision-reversed'>) {
  const { t, i18n } = useLingui();
  const { letter, look } = props;
  const { name, locale, reference, back, standing } = letter;
  const day = letterDay(letter.decidedOn, locale);
  const stated = i18n._(measureWords[letter.measure]);
  const isLater = standing === 'account' && (back === 'photo' || back === 'text');
  const again = i18n._(isLater ? laterReversalWords[back] : reversalWords[back]);
  return (
    <MailFrame {...props} preview={again} act={standing === 'account' ? t`To the complaint form` : t`Log in`}>
      <Text style={look.text}>
        <Trans>
          Hello {name}, we have looked again at a decision about your account, and have taken it back. We are sorry for
          the trouble.
        </Trans>
      </Text>
      <Text style={look.text}>
        <Trans>
          The decision of {day} said: “{stated}” Its reference is {reference}.
        </Trans>
      </Text>
      <Text style={look.text}>{again}</Text>
      {letter.staysRemoved && standing !== 'content' && (
        <Text style={look.text}>
          <Trans>What was removed cannot be brought back.</Trans>
        </Text>
      )}
      {letter.copiesStayRemoved && !letter.staysRemoved && (
        <Text style={look.text}>
          <Trans>What was removed from your messages cannot be brought back.</Trans>
        </Text>
      )}
      {standing && <Text style={look.text}>{i18n._(standingWords[standing])}</Text>}
    </MailFrame>
  );
}
