import { Trans, useLingui } from '@lingui/react/macro';
import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import { unbrokenPieces } from '@parlour/models/unbroken-pieces';
import type { LetterProps } from './letter-props.ts';
import { discreetWords, subjectOf } from './subjects.ts';
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
  const { company } = settings;
  const { link, locale } = letter;
  const title = heading ?? subjectOf(i18n, letter, false);
  // What writes a mail is no address for a browser, nor one that can be copied: the mail is answered.
  const writes = link.startsWith('mailto:');
  return (
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="referrer" content="no-referrer" />
      </Head>
      {/* A list that reads the plain text shows its beginning, which must be as discreet. */}
      <Preview data-skip-in-text={!settings.discreet}>
        {settings.discreet ? i18n._(discreetWords) : (preview ?? title)}
      </Preview>
      <Body style={look.body}>
        <Container style={look.column}>
          <Text style={look.name}>{settings.mailName}</Text>
          <Section style={look.card}>
            <Heading as="h1" style={look.heading}>
              {unbrokenPieces(title).map((piece, place) =>
                place % 2 === 1 ? (
                  <span key={place} style={{ whiteSpace: 'nowrap' }}>
                    {piece}
                  </span>
                ) : (
                  piece
                ),
              )}
            </Heading>
            {children}
            <Button href={link} style={look.button} data-skip-in-text={writes}>
              {act}
            </Button>
            {!writes && (
              <Text style={look.quiet}>
                <Trans>If the button does not work, copy this address into your browser:</Trans>
                <br />
                <Link href={link} style={look.link}>
                  {link}
                </Link>
              </Text>
            )}
          </Section>
          {below}
          <Text style={look.quiet}>
            {company.name}, {company.address}, {company.city}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
