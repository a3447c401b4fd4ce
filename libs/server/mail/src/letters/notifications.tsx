import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Text } from '@react-email/components';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** Tells how much has happened, and never who or what: somebody else may read over a shoulder. */
export function NotificationsLetter(props: LetterPropsOf<'notifications'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name, stopLink } = letter;
  const lines = useLines(letter);
  return (
    <MailFrame
      {...props}
      preview={lines[0]}
      act={t`Have a look`}
      below={
        <Text style={look.quiet}>
          <Trans>You decide in your settings what we write to you about.</Trans>{' '}
          <Link href={stopLink} style={look.link}>
            <Trans>Stop these e-mails</Trans>
          </Link>
        </Text>
      }
    >
      <Text style={look.text}>
        <Trans>Hello {name},</Trans>
      </Text>
      {lines.map((line) => (
        <Text key={line} style={look.text}>
          {line}
        </Text>
      ))}
    </MailFrame>
  );
}

function useLines({ messages, likes, matches, discreet }: LetterPropsOf<'notifications'>['letter']): string[] {
  const { t } = useLingui();
  if (discreet) return [t`Something new is waiting for you.`];
  return [
    messages > 0 &&
      t`${plural(messages, { one: 'There are unread messages in # conversation.', other: 'There are unread messages in # conversations.' })}`,
    likes > 0 && t`${plural(likes, { one: '# member likes you.', other: '# members like you.' })}`,
    matches > 0 && t`${plural(matches, { one: 'You have # new match.', other: 'You have # new matches.' })}`,
  ].filter((line) => line !== false);
}
