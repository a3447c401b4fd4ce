import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift as GiftGlyph } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { giftsOptions, repriceGift } from '@parlour/api-client/chat/gifts';
import { useSite } from '@parlour/api-client/site';
import type { Gift } from '@parlour/contract/types/chat';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import { useErrorSentence } from '@parlour/i18n';
import { giftName } from '@parlour/i18n/labels/gifts';
import { EmptyState, ErrorState, GiftCards, GiftCardsSkeleton, Sheet, Stack, Text, VisuallyHidden } from '@parlour/ui';
import { GivingFoot } from '../giving/giving-foot.tsx';
import { useGiving } from '../giving/use-giving.ts';
import { usePrices } from '../giving/use-prices.ts';
import { GiftGiven } from './gift-given.tsx';
import { useKeptGift } from './use-kept-gift.ts';

export interface GiftPickerProps {
  profile: Pick<ProfileCard, 'id' | 'name'>;
  canSend: CanSend;
  /** Stays open over a gift that was given, to show the way to the conversation. */
  tellsGiven: boolean;
  open: boolean;
  onClose: () => void;
}

/** Chooses a gift at its price and gives it. The choice is kept while its member is away to buy credits. */
export function GiftPicker({ profile: { id, name }, canSend, tellsGiven, open, onClose }: GiftPickerProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const gifts = useQuery(giftsOptions(locale));
  const [chosenId, choose] = useKeptGift(id);
  const client = useQueryClient();
  const giving = useGiving(id, chosenId, {
    onGiven() {
      choose(undefined);
      if (!tellsGiven) onClose();
    },
    onRefused({ code, params }, { gift }) {
      if (gift && code === 'price_changed') repriceGift(client, locale, gift.id, Number(params['cost']));
    },
  });
  const chosen = gifts.data?.gifts.find((gift) => gift.id === chosenId);
  // Empty at first: what stands in a live region from its beginning is not read.
  const isWaiting = useDeferredValue(open && gifts.isPending, false);

  function content() {
    if (giving.given) return <GiftGiven given={giving.given} name={name} onDone={onClose} />;
    if (!gifts.data) return gifts.error ? <Failed error={gifts.error} query={gifts} /> : <Waiting />;
    if (gifts.data.gifts.length === 0)
      return <EmptyState glyph={GiftGlyph} title={t`There are no gifts at the moment`} />;
    return <Choice gifts={gifts.data.gifts} chosen={chosen} canSend={canSend} onChoose={take} />;
  }

  function take(giftId: string): void {
    if (giving.isPending) return;
    giving.reset();
    choose(giftId);
  }

  const waits = canSend.warn_not_confirmed
    ? t`${name} gets your gift once you have confirmed your e-mail address. Until then it costs nothing.`
    : undefined;
  // Also while they are on their way: the foot comes with the sheet, and nothing moves when they arrive.
  const asks = !giving.given && (gifts.isPending || (gifts.data?.gifts.length ?? 0) > 0);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`A gift for ${name}`}
      closeLabel={t`Close`}
      foot={
        asks ? (
          <GivingFoot
            cost={chosen?.cost ?? null}
            canSend={canSend}
            name={name}
            giving={giving}
            act={chosen ? t({ message: 'Give', context: 'gift' }) : t`Choose a gift`}
            tooDear={t`You do not have enough credits for this gift.`}
            otherLost={t`We don’t know yet whether your last gift arrived. This one is charged as well.`}
            waits={waits}
            isReady={chosen !== undefined}
            onGive={(acceptFictional) => chosen && giving.give({ gift: chosen }, chosen.cost, acceptFictional)}
          />
        ) : undefined
      }
    >
      <VisuallyHidden role="status">{isWaiting && t`Loading`}</VisuallyHidden>
      {content()}
    </Sheet>
  );
}

interface ChoiceProps {
  gifts: readonly Gift[];
  chosen: Gift | undefined;
  canSend: CanSend;
  onChoose: (id: string) => void;
}

/** What there is, at its price, and what its giver has to pay it with. */
function Choice({ gifts, chosen, canSend, onChoose }: ChoiceProps) {
  const { i18n, t } = useLingui();
  const priceOf = usePrices(canSend);
  const cards = gifts.map(({ id, image, cost }) => ({
    value: id,
    name: giftName(i18n, id),
    picture: image,
    price: priceOf(cost),
  }));
  return (
    <Stack $gap={3}>
      <Purse />
      <GiftCards legend={t`Gifts`} name="gift_id" gifts={cards} value={chosen?.id ?? ''} onChange={onChoose} />
    </Stack>
  );
}

/** What its giver has to pay a gift with. */
function Purse() {
  const credits = useViewer()?.credits ?? 0;
  return (
    <Text $size="small" $tone="quiet">
      <Plural value={credits} one="You have # credit." other="You have # credits." />
    </Text>
  );
}

function Waiting() {
  return (
    <Stack $gap={3} aria-busy="true">
      <Purse />
      <GiftCardsSkeleton count={12} />
    </Stack>
  );
}

function Failed({ error, query }: { error: Error; query: { refetch: () => unknown; isFetching: boolean } }) {
  const { t } = useLingui();
  const sentence = useErrorSentence();
  const retry = {
    label: t`Try again`,
    onRetry: () => void query.refetch(),
    pending: query.isFetching,
    pendingLabel: t`Loading`,
  };
  return (
    <ErrorState title={t`The gifts could not be loaded`} retry={retry}>
      {sentence(error)}
    </ErrorState>
  );
}
