import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Text } from '@react-email/components';
import { outcomeWords } from '../decision-words.ts';
import { letterDay } from '../letter-day.ts';
import type { LetterPropsOf } from '../letter-props.ts';
import { MailFrame } from '../mail-frame.tsx';

/** Tells whoever reported something what became of it, also where that is something else than they were told first, or was taken back. */
export function ReportDecidedLetter(props: LetterPropsOf<'report-decided'>) {
  const { t, i18n } = useLingui();
  const { letter, look } = props;
  const { name, locale, reference, again } = letter;
  const words = 'ground' in letter ? outcomeWords[letter.ground][letter.outcome] : outcomeWords[letter.outcome];
  const appealDay = letterDay(letter.appealUntil, locale);
  return (
    <MailFrame {...props} preview={t`Your report ${reference} is decided.`} act={t`Your reports`}>
      <Text style={look.text}>
        {again ? (
          <Trans>
            Hello {name}, a person has looked at your report {reference} again, and we have come to another decision.
          </Trans>
        ) : (
          <Trans>
            Hello {name}, thank you for your report {reference}. A person has looked at it.
          </Trans>
        )}
      </Text>
      <Text style={look.text}>{i18n._(words)}</Text>
      <Text style={look.text}>
        <Trans>
          You can complain about this decision until {appealDay}; another person looks at it. You may also go to court,
          or to a body that settles such disputes out of court.
        </Trans>{' '}
        <Link href={letter.complaintLink} style={look.link}>
          <Trans>Complain about this decision</Trans>
        </Link>
      </Text>
    </MailFrame>
  );
}
