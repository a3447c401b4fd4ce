import { Trans } from '@lingui/react/macro';
import { BadgeCheck, MoonStar, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { from, Heading, Icon, IconTile, Subheading, Text, Wrap, type Glyph } from '@parlour/ui';

const Place = styled(Wrap).attrs({ as: 'section' })`
  padding-block: 112px 56px;

  ${from.tablet} {
    padding-block: 128px 80px;
  }
`;

const Three = styled.div`
  display: grid;
  gap: 28px;
  margin-top: 28px;

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 40px;
  }
`;

const Plate = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: 4px 16px;
  align-content: start;

  > span {
    grid-row: span 2;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
`;

/** Why one may trust the house; each sentence is true of this brand. */
export function Reasons() {
  const { settings } = useSite();
  return (
    <Place>
      <Heading>
        <Trans>Three honest reasons</Trans>
      </Heading>
      <Three>
        <Reason glyph={ReceiptText} title={<Trans>You see the price first</Trans>}>
          <Trans>The price in credits and in money is beside the send button. Nothing renews by itself.</Trans>
        </Reason>
        <Reason glyph={BadgeCheck} title={<Trans>You know who you talk to</Trans>}>
          <Trans>Fictional profiles say so, in words, on the card and before you write.</Trans>
        </Reason>
        {settings.discreet ? (
          <Reason glyph={MoonStar} title={<Trans>Nobody else needs to know</Trans>}>
            <Trans>Our e-mails have a neutral subject, and your bank statement shows a neutral name.</Trans>
          </Reason>
        ) : (
          <Reason glyph={MoonStar} title={<Trans>What is yours stays yours</Trans>}>
            <Trans>
              Others see your age and your city, never your date of birth, your e-mail address or where exactly you are.
            </Trans>
          </Reason>
        )}
      </Three>
    </Place>
  );
}

function Reason({ glyph, title, children }: { glyph: Glyph; title: ReactNode; children: ReactNode }) {
  return (
    <Plate>
      <IconTile>
        <Icon glyph={glyph} size="large" />
      </IconTile>
      <Subheading>{title}</Subheading>
      <Text $tone="quiet">{children}</Text>
    </Plate>
  );
}
