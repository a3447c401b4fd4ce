import { Trans, useLingui } from '@lingui/react/macro';
import { Body, Button, Container, Head, Heading, Html, Link, Preview, Text } from '@react-email/components';
import type { LetterProps } from './letter-props.ts';
import { MailFooter } from './mail-footer.tsx';
import { mailWidth } from './mail-look.ts';
import { discreetWords, subjectOf } from './subjects.ts';
import { UnbrokenWords } from './unbroken-words.tsx';
import type { ReactNode } from 'react';

interface MailFrameProps extends LetterProps {
  /** The first line that a list of mails shows, unless it must be discreet; without it the heading. */
  preview?: string | undefined;
  /** Stands over the letter; without it what the letter is about, as its subject says it where it may. */
  heading?: string;
  /** What the letter's link is pressed for. */
  act: string;
  children: ReactNode;
  /** Stands below the card. */
  below?: ReactNode;
}

/** One column: who writes, one card with one act, and who answers for it. */
export function MailFrame({ letter, look, settings, heading, preview, act, children, below }: MailFrameProps) {
  const { i18n } = useLingui();
  const { link, locale } = letter;
  const title = heading ?? subjectOf(i18n, letter, false);
  // What writes a mail is no address for a browser, nor one that can be copied: the mail is answered.
  const writes = link.startsWith('mailto:');
  return (
    <Html lang={locale}>
      <Head>
        <title>{subjectOf(i18n, letter, settings.discreet)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="referrer" content="no-referrer" />
      </Head>
      <Preview>{settings.discreet ? i18n._(discreetWords) : (preview ?? title)}</Preview>
      <Body style={look.body}>
        {/* Outlook for Windows knows no widest width, but this one. */}
        <Container width={mailWidth} style={look.column}>
          <Text style={look.name}>{settings.mailName}</Text>
          <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0} style={look.card}>
            <tbody>
              <tr>
                <td style={look.cardInside}>
                  <Heading as="h1" style={look.heading}>
                    <UnbrokenWords text={title} />
                  </Heading>
                  {children}
                  <Button href={link} style={look.button} data-skip-in-text={writes}>
                    {act}
                  </Button>
                  {!writes && (
                    <Text style={look.quiet} data-skip-in-text>
                      <Trans>If the button does not work, copy this address into your browser:</Trans>
                      <br />
                      <Link href={link} style={look.link}>
                        {link}
                      </Link>
                    </Text>
                  )}
                </td>
              </tr>
            </tbody>
          </table>
          {below}
          <MailFooter letter={letter} look={look} settings={settings} />
        </Container>
      </Body>
    </Html>
  );
}
