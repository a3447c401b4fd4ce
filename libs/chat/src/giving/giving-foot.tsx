import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import type { CanSend } from '@parlour/contract/types/profile';
import { errorSentence } from '@parlour/i18n';
import { Button, LinkButton, lowOnly, Note, PriceTag, Stack, useFocusHeir } from '@parlour/ui';
import { useAcknowledgement } from '../use-acknowledgement.tsx';
import { GivingNotice, type GivingNoticeProps } from './giving-notice.tsx';
import { usePrices } from './use-prices.ts';

const Whole = styled(Stack)`
  flex: 1;
  min-width: 0;

  /* On a phone on its side, the way to the credits stands beside the words, so that what is given has room. */
  ${lowOnly} {
    &:has(> a) {
      grid-auto-flow: column;
      align-items: center;
    }
  }
`;

interface GivingFootProps extends GivingNoticeProps {
  /** Credits; null until what is chosen decides it. */
  cost: number | null;
  canSend: CanSend;
  name: string;
  /** What the button does, before the price; what to choose first where that is not known. */
  act: string;
  /** There are fewer credits than it costs. */
  tooDear: string;
  /** Something is chosen that can be given now. */
  isReady: boolean;
  onGive: (acceptFictional: boolean) => void;
}

/** What stands in the way of giving, and the button that gives, with the price on it. */
export function GivingFoot({ cost, canSend, name, act, tooDear, isReady, onGive, ...notice }: GivingFootProps) {
  const { t, i18n } = useLingui();
  const priceOf = usePrices(canSend);
  const credits = useViewer()?.credits ?? 0;
  const { error, asksFictional, isPending } = notice.giving;
  const isAsked = canSend.reason === 'fictional_ack_required' || asksFictional;
  const acknowledgement = useAcknowledgement(isAsked, name);
  const askAloud = useEffectEvent(() => void acknowledgement.given());
  const wasTooDear = error?.code === 'insufficient_credits' && credits < Number(error.params['needed'] ?? 0);
  const isTooDear = cost !== null && (cost > credits || wasTooDear);
  const foot = useRef<HTMLDivElement>(null);
  const button = useFocusHeir(() => queueMicrotask(() => foot.current?.querySelector('a')?.focus()));

  useEffect(() => {
    if (error?.code === 'fictional_ack_required') askAloud();
  }, [error]);

  const give = () => {
    if (isReady && acknowledgement.given()) onGive(acknowledgement.needed);
  };
  if (canSend.reason === 'not_confirmed')
    return (
      <Whole $gap={3}>
        <Note>{errorSentence(i18n, canSend.reason)}</Note>
        <LinkButton
          tone="primary"
          size="large"
          block
          href={addresses.completeSignup.href(undefined, { step: 'confirm' })}
        >
          {t`Confirm`}
        </LinkButton>
      </Whole>
    );
  return (
    <Whole ref={foot} $gap={3}>
      <Note announce="polite">
        {isTooDear && (
          <>
            {tooDear} <PriceTag {...priceOf(cost)} inline />
          </>
        )}
      </Note>
      {isTooDear ? (
        <LinkButton tone="primary" size="large" block href={addresses.credits.href()}>
          <Trans>Buy credits</Trans>
        </LinkButton>
      ) : (
        <>
          <GivingNotice {...notice} />
          {acknowledgement.field}
          <Button
            ref={button}
            tone="primary"
            size="large"
            block
            unavailable={!isReady}
            pending={isPending}
            pendingLabel={t`Sending`}
            onClick={give}
          >
            {act}
            {cost !== null && <PriceTag {...priceOf(cost)} inline />}
          </Button>
        </>
      )}
    </Whole>
  );
}
