import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { outcomeWords } from '../decision-words.ts';
import type { LetterPropsOf } from '../letter-props.ts';
import { MailFrame } from '../mail-frame.tsx';

/** Tells whoever reported something what became of it, also where that is something else than they were told first. */
export function ReportDecidedLetter({ letter, look, settings }: LetterPropsOf<'report-decided'>) {
  const { t, i18n } = useLingui();
  const { name, link, locale, reference, outcome, again } = letter;
  return (
    <MailFrame
      look={look}
      settings={settings}
      locale={locale}
      preview={t`Your report ${reference} is decided.`}
      heading={t`Your report is decided`}
      act={{ label: t`Your reports`, link }}
    >
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
      <Text style={look.text}>{i18n._(outcomeWords[outcome])}</Text>
      <Text style={look.text}>
        <Trans>If you see it differently, write to us by the complaint form and name the reference.</Trans>
      </Text>
    </MailFrame>
  );
}
