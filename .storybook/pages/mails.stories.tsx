import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { Lead, Stack, Text, Title } from '@parlour/ui';
import type { Mail } from '../../libs/server/mail/src/letter.ts';
import { renderLetter } from '../../libs/server/mail/src/render-letter.tsx';
import { sampleLetters } from '../../libs/server/mail/src/testing/sample-letters.ts';
import { brandOf } from '../brands.ts';
import { globalsOf } from '../tool-bar.ts';
import { Page } from './page.tsx';

const meta = { title: 'For designers/Mails' } satisfies Meta;
export default meta;

/** One of each kind, as the server writes it in the chosen brand and language. */
export const Mails: StoryObj = {
  render: (_, { globals }) => <AllMails brand={brandOf(globalsOf(globals).brand)} />,
};

function AllMails({ brand }: { brand: BrandSettings }) {
  const { locale } = useSite();
  const { data: mails } = useSuspenseQuery({
    queryKey: ['mails', brand.id, locale],
    queryFn: () =>
      Promise.all(
        sampleLetters(locale).map((letter) => renderLetter({ id: brand.id, version: 1, settings: brand }, letter)),
      ),
  });
  return (
    <Page>
      <Stack $gap={6}>
        <Title>Mails of {brand.name}</Title>
        <Lead>Above each: who it is from and its subject, as a list of mails shows them. A mail is always light.</Lead>
        {mails.map((mail, index) => (
          <Letter key={index} mail={mail} />
        ))}
      </Stack>
    </Page>
  );
}

const Letter = ({ mail: { from, subject, html } }: { mail: Mail }) => (
  <Stack as="section" $gap={2}>
    <Text $strong>
      {from.name}: {subject}
    </Text>
    <Sheet
      title={subject}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={({ currentTarget }) => asTallAsItsMail(currentTarget)}
    />
  </Stack>
);

const Sheet = styled.iframe`
  width: 100%;
  border: 1px solid var(--color-edge);
`;

function asTallAsItsMail(frame: HTMLIFrameElement): void {
  frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
}
