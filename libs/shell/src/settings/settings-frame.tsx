import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { canHover, Card, deskWidth, from, PlainLink, Stack, Title, Wrap } from '@parlour/ui';

/** One part of the settings: its place in the address (`#privacy`), its name in the list, and itself. */
export interface SettingsPart {
  id: string;
  name: string;
  content: ReactNode;
}

const Page = styled(Wrap)`
  padding-block: var(--page-top) 80px;

  ${from.desk} {
    display: grid;
    grid-template: auto 1fr / max(240px, min(10rem, 28%)) minmax(0, 1fr);
    gap: 24px 48px;
  }
`;

const Head = styled.div`
  margin-bottom: 16px;

  ${from.desk} {
    grid-column: 1 / -1;
    margin: 0;
  }
`;

const List = styled.ul`
  columns: 2 7rem;
  column-gap: 12px;
  margin-bottom: 24px;
  font-size: var(--text-medium);

  li {
    break-inside: avoid;
  }

  a {
    display: block;
    min-height: 44px;
    padding-block: 10px;
    font-weight: 550;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  ${canHover} {
    a:hover {
      text-decoration: underline;
    }
  }

  ${from.tablet} {
    columns: 3;
    font-size: 1rem;
  }

  ${from.desk} {
    columns: 1;
  }

  /* A list that is higher than the window scrolls away with the page: one that stood still would hide its end. */
  @media ${deskWidth} and (min-height: 46em) {
    position: sticky;
    top: 96px;
  }
`;

const Part = styled(Card)`
  scroll-margin-top: 88px;

  &:target {
    outline: 2px solid var(--color-action);
    outline-offset: 2px;
  }
`;

export interface SettingsFrameProps {
  title: string;
  /** Names the list of parts for those who hear it. */
  label: string;
  parts: readonly SettingsPart[];
}

/** The settings: a list of their parts, which leads to each of them, and the parts below or beside it. */
export function SettingsFrame({ title, label, parts }: SettingsFrameProps) {
  return (
    <Page>
      <Head>
        <Title>{title}</Title>
      </Head>
      <nav aria-label={label}>
        <List role="list">
          {parts.map(({ id, name }) => (
            <li key={id}>
              <PlainLink href={`#${id}`}>{name}</PlainLink>
            </li>
          ))}
        </List>
      </nav>
      <Stack $gap={5}>
        {parts.map(({ id, content }) => (
          <Part key={id} id={id}>
            {content}
          </Part>
        ))}
      </Stack>
    </Page>
  );
}
