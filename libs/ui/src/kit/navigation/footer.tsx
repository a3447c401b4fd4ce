import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { canHover, from } from '../../theme/media.ts';
import { toTheSides } from '../../theme/mixins.ts';
import { Wrap } from '../layout/layout.tsx';
import { PlainLink } from './link.tsx';

const Ground = styled.footer`
  --focus-ring: var(--color-accent-on-deep);
  ${toTheSides}
  padding-block: 40px 32px;
  background: var(--color-deep);
  color: var(--color-on-deep-quiet);
  font-size: var(--text-medium);

  @media (forced-colors: active) {
    border-top: 1px solid;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  gap: 28px 16px;

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) repeat(3, auto);
    column-gap: 48px;
  }
`;

const About = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
  grid-column: 1 / -1;
  max-width: 36ch;
  font-size: var(--text-small);

  > :first-child {
    color: var(--color-on-deep);
  }

  ${from.desk} {
    grid-column: auto;
  }
`;

const ColumnTitle = styled.h2`
  margin-bottom: 6px;
  color: var(--color-on-deep);
  font-weight: 650;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const FooterLink = styled(PlainLink)`
  display: flex;
  align-items: center;
  min-height: 44px;
  overflow-wrap: anywhere;
  hyphens: auto;

  ${canHover} {
    &:hover {
      color: var(--color-on-deep);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  margin-top: 28px;
  padding-top: 20px;
  border-top: 1px solid var(--color-deep-edge);
  font-size: var(--text-tiny);
`;

const Short = styled(Ground)`
  padding-block: 12px;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;

const Disclaimer = styled.p`
  padding-block: 6px;
  font-size: var(--text-tiny);
`;

export interface FooterColumn {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface FooterProps {
  /** Names the navigation inside: "More about this site". */
  label: string;
  /** Logo and the sentence below it. */
  about: ReactNode;
  columns: readonly FooterColumn[];
  /** Company, disclaimer, refund days. */
  legal?: ReactNode;
}

/** The end of a page: help, money, law, and who stands behind it. */
export function Footer({ label, about, columns, legal }: FooterProps) {
  return (
    <Ground>
      <Wrap>
        <Columns as="nav" aria-label={label}>
          <About>{about}</About>
          {columns.map((column) => (
            <div key={column.title}>
              <ColumnTitle>{column.title}</ColumnTitle>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <FooterLink href={link.href}>{link.label}</FooterLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        {legal !== undefined && <Legal>{legal}</Legal>}
      </Wrap>
    </Ground>
  );
}

export interface ShortFooterProps {
  /** Names the navigation inside: "More about this site". */
  label: string;
  links: FooterColumn['links'];
  /** Whom the site is for, in a sentence. */
  disclaimer: ReactNode;
}

/** One line of links, for pages where the end of the page is not what anybody came for. */
export function ShortFooter({ label, links, disclaimer }: ShortFooterProps) {
  return (
    <Short>
      <Wrap>
        <nav aria-label={label}>
          <Links>
            {links.map(({ href, label: words }) => (
              <li key={href}>
                <FooterLink href={href}>{words}</FooterLink>
              </li>
            ))}
          </Links>
        </nav>
        <Disclaimer>{disclaimer}</Disclaimer>
      </Wrap>
    </Short>
  );
}
