import { Plural, Trans } from '@lingui/react/macro';
import { MessageCircle, Search, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { Heading, Icon, Lead, LinkButton, type Glyph, Wrap } from '@parlour/ui';
import { CostCard, PriceList } from './message-cost-look.ts';

/** What a message costs, in credits and in money of the visitor's country. */
export function MessageCost() {
  const { settings } = useSite();
  const { money } = useFormats();
  const least = settings.geoip_selected_country
    ? settings.minimum_message_costs[settings.geoip_selected_country]
    : undefined;
  const price = least && money({ amount: least.costs, currency: least.currency });
  return (
    <Wrap as="section">
      <CostCard>
        <div>
          <Heading>
            <Trans>What does a message cost?</Trans>
          </Heading>
          <Lead>
            <Plural value={settings.message_credits} _0="Nothing." one="# credit." other="# credits." />{' '}
            {price && settings.message_credits > 0 ? (
              <Trans>In money that is {price} or more, depending on the package you choose.</Trans>
            ) : null}{' '}
            <FreeStart />
          </Lead>
          <LinkButton href={addresses.pricing.href()}>
            <Trans>See all prices</Trans>
          </LinkButton>
        </div>
        <PriceList>
          <Line glyph={UserRoundPlus} what={<Trans>Joining and your profile</Trans>} />
          <Line glyph={Search} what={<Trans>Looking around and likes</Trans>} />
          <Line
            glyph={MessageCircle}
            what={<Trans>A message</Trans>}
            credits={settings.message_credits}
            price={price}
          />
        </PriceList>
      </CostCard>
    </Wrap>
  );
}

function FreeStart() {
  const { free_conversations: conversations, free_messages: messages } = useSite().settings;
  if (conversations)
    return (
      <Plural
        value={conversations}
        one="Your first conversation is free."
        other="Your first # conversations are free."
      />
    );
  if (messages)
    return <Plural value={messages} one="Your first message is free." other="Your first # messages are free." />;
  return null;
}

function Line({
  glyph,
  what,
  credits = 0,
  price,
}: {
  glyph: Glyph;
  what: ReactNode;
  credits?: number;
  price?: string;
}) {
  return (
    <div>
      <dt>
        <Icon glyph={glyph} />
        {what}
      </dt>
      <dd>
        {credits === 0 ? (
          <b>
            <Trans>free</Trans>
          </b>
        ) : (
          <b>
            <Plural value={credits} one="# credit" other="# credits" />
          </b>
        )}
        {credits > 0 && price ? (
          <span>
            <Trans>from {price}</Trans>
          </span>
        ) : null}
      </dd>
    </div>
  );
}
