import { Plural, Trans } from '@lingui/react/macro';
import { Coins, EyeOff, LogOut, ReceiptText, Undo2, UserRoundCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '@parlour/api-client/site';
import type { LanderVariant } from '@parlour/models/account/landers';
import { deletionTerm } from '@parlour/models/account/leaving/deletion-term';
import { Icon, IconTile, type Glyph } from '@parlour/ui';
import { useMessagePrice } from '../use-message-price.ts';
import { Plate, Plates } from './icons-look.ts';

/** What is true of this brand by its settings; the two faces begin with other facts. */
export function Facts({ variant }: { variant: LanderVariant }) {
  return (
    <Plates>
      {variant === 'a' ? (
        <>
          <FreeFact />
          <PriceFact />
          <PeopleFact />
          <ReturnFact />
        </>
      ) : (
        <>
          <PriceFact />
          <PrivacyFact />
          <ReturnFact />
          <LeavingFact />
        </>
      )}
    </Plates>
  );
}

function Fact({ glyph, title, children }: { glyph: Glyph; title: ReactNode; children: ReactNode }) {
  return (
    <Plate>
      <IconTile>
        <Icon glyph={glyph} size="large" />
      </IconTile>
      <h2>{title}</h2>
      <p>{children}</p>
    </Plate>
  );
}

const FreeFact = () => (
  <Fact glyph={Wallet} title={<Trans>Joining is free</Trans>}>
    <Trans>
      So are your profile, looking around and likes. Nothing renews by itself, because nothing is subscribed.
    </Trans>
  </Fact>
);

function PriceFact() {
  const { message_credits: credits } = useSite().settings;
  const price = useMessagePrice();
  if (credits === 0)
    return (
      <Fact glyph={Coins} title={<Trans>Messages are free</Trans>}>
        <Trans>You see what anything else costs before you pay it.</Trans>
      </Fact>
    );
  return (
    <Fact glyph={ReceiptText} title={<Plural value={credits} one="A message: # credit" other="A message: # credits" />}>
      {price ? (
        <Trans>
          That is {price} or more, depending on the package. The price is shown beside the button, every time.
        </Trans>
      ) : (
        <Trans>The price in money is shown beside the button, every time.</Trans>
      )}
    </Fact>
  );
}

const PeopleFact = () => (
  <Fact glyph={UserRoundCheck} title={<Trans>You know who you talk to</Trans>}>
    <Trans>Fictional profiles say so, in words, on the card and before you write.</Trans>
  </Fact>
);

function PrivacyFact() {
  const { discreet } = useSite().settings;
  return discreet ? (
    <Fact glyph={EyeOff} title={<Trans>Nobody else needs to know</Trans>}>
      <Trans>Our e-mails have a neutral subject, and your bank statement shows a neutral name.</Trans>
    </Fact>
  ) : (
    <Fact glyph={EyeOff} title={<Trans>What is yours stays yours</Trans>}>
      <Trans>
        Others see your age and your city, never your date of birth, your e-mail address or where exactly you are.
      </Trans>
    </Fact>
  );
}

function ReturnFact() {
  const days = useSite().settings.refund_days;
  return (
    <Fact
      glyph={Undo2}
      title={<Plural value={days} one="# day to change your mind" other="# days to change your mind" />}
    >
      <Trans>Credits you bought and have not used can be given back in that time.</Trans>
    </Fact>
  );
}

const LeavingFact = () => (
  <Fact glyph={LogOut} title={<Trans>You leave when you like</Trans>}>
    <Trans>
      Your account can be deleted in the settings, and for <Plural value={deletionTerm} one="# day" other="# days" />{' '}
      you can still come back.
    </Trans>
  </Fact>
);
