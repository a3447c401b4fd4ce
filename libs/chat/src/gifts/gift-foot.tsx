import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { ApiError } from '@parlour/api-client/api-error';
import { useViewer } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import type { Gift } from '@parlour/contract/types/chat';
import type { CanSend } from '@parlour/contract/types/profile';
import { Button, LinkButton, Note, PriceTag, Stack } from '@parlour/ui';
import { useAcknowledgement } from '../use-acknowledgement.tsx';
import { GiftNotice } from './gift-notice.tsx';
import type { Giving } from './use-giving.ts';
import { usePrices } from './use-prices.ts';

const Whole = styled(Stack)`
  flex: 1;
  min-width: 0;

  /* On a phone on its side, the way to the credits stands beside the words, so that gifts and prices have room. */
  @media (max-height: 480px) {
    &:has(> a) {
      grid-auto-flow: column;
      align-items: center;
    }
  }
`;

interface GiftFootProps {
  chosen: Gift | undefined;
  canSend: CanSend;
  name: string;
  giving: Giving;
}

/** What stands in the way of giving, and the button that gives, with the price on it. */
export function GiftFoot({ chosen, canSend, name, giving }: GiftFootProps) {
  const { t } = useLingui();
  const priceOf = usePrices(canSend);
  const credits = useViewer()?.credits ?? 0;
  const { code = null, params = {} } = giving.error instanceof ApiError ? giving.error : {};
  const isAsked = canSend.reason === 'fictional_ack_required' || giving.asksFictional;
  const acknowledgement = useAcknowledgement(isAsked, name);
  const askAloud = useEffectEvent(() => void acknowledgement.given());
  const wasTooDear = code === 'insufficient_credits' && credits < Number(params['needed'] ?? 0);
  const isTooDear = chosen && (chosen.cost > credits || wasTooDear);

  useEffect(() => {
    if (code === 'fictional_ack_required') askAloud();
  }, [code]);

  const give = () => {
    if (chosen && acknowledgement.given()) giving.give(chosen, acknowledgement.needed);
  };
  return (
    <Whole $gap={3}>
      <Note announce="polite">{isTooDear && <Trans>You do not have enough credits for this gift.</Trans>}</Note>
      {isTooDear ? (
        <LinkButton tone="primary" size="large" block href={addresses.credits.href()}>
          <Trans>Buy credits</Trans>
        </LinkButton>
      ) : (
        <>
          <GiftNotice giving={giving} canSend={canSend} name={name} />
          {acknowledgement.field}
          <Button
            tone="primary"
            size="large"
            block
            unavailable={!chosen}
            pending={giving.isPending}
            pendingLabel={t`Sending`}
            onClick={give}
          >
            {chosen ? (
              <>
                {t({ message: 'Give', context: 'gift' })}
                <PriceTag {...priceOf(chosen.cost)} inline />
              </>
            ) : (
              t`Choose a gift`
            )}
          </Button>
        </>
      )}
    </Whole>
  );
}
