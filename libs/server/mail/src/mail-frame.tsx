import { Trans, useLingui } from '@lingui/react/macro';
import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import { unbrokenPieces } from '@parlour/models/unbroken-pieces';
import type { PublicMailSettings } from './mail-settings.ts';
import type { MailLook } from './mail-look.ts';
import { discreetWords } from './subjects.ts';
import type { ReactNode } from 'react';

interface MailFrameProps {
  look: MailLook;
  settings: PublicMailSettings;
  locale: string;
  /** The first line that a list of mails shows, unless it must be discreet. */
  preview: string;
  heading: string;
  act: { label: string; link: string };
  children: ReactNode;
  /** Stands below the card. */
  below?: ReactNode;
}

/** One column: who writes, one card with one act, and who answers for it. */
export function MailFrame({ look, settings, locale, preview, heading, act, children, below }: MailFrameProps) {
  const { i18n } = useLingui();
  const { company } = settings;
  // What writes a mail is no address for a browser, nor one that can be copied: the mail is answered.
  const writes = act.link.startsWith('mailto:');
  return (
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="referrer" content="no-referrer" />
      </Head>
      {/* A list that reads the plain text shows its beginning, which must be as discreet. */}
      <Preview data-skip-in-text={!settings.discreet}>{settings.discreet ? i18n._(discreetWords) : preview}</Preview>
      <Body style={look.body}>
        <Container style={look.column}>
          <Text style={look.name}>{settings.mailName}</Text>
          <Section style={look.card}>
            <Heading as="h1" style={look.heading}>
              {unbrokenPieces(heading).map((piece, place) =>
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
            <Button href={act.link} style={look.button} data-skip-in-text={writes}>
              {act.label}
            </Button>
            {!writes && (
              <Text style={look.quiet}>
                <Trans>If the button does not work, copy this address into your browser:</Trans>
                <br />
                <Link href={act.link} style={look.link}>
                  {act.link}
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
