import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Coins, Crown } from 'lucide-react';
import { styled } from 'styled-components';
import { addresses } from '@parlour/contract/addresses';
import type { User } from '@parlour/contract/types/user';
import { useFormats } from '@parlour/i18n';
import { creditsBadge } from '@parlour/models/payments/credits-badge';
import { Badge, from, Icon, LinkButton, narrowOnly, visuallyHidden, VisuallyHidden } from '@parlour/ui';

const WideOnly = styled.span`
  display: none;

  ${from.wide} {
    display: inline;
  }
`;

/** Beside a brand's name, and on tablets beside the places, there is room for the crown; a listener hears the words. */
const Words = styled.span`
  @media (max-width: 991.98px) {
    ${visuallyHidden}
  }
`;

/** Four digits, a large text and the narrowest phone still leave room for the face beside it. */
const Pill = styled(LinkButton)`
  ${narrowOnly} {
    padding-inline: 10px;
  }
`;

const tones = { warning: 'notice', danger: 'danger' } as const;

/** In the navigation: credits for members who paid, with a badge from ten down; Get Premium for the others (spec section 2). */
export function CreditsPill({ user }: { user: Pick<User, 'credits' | 'paid_user'> }) {
  return user.paid_user ? <Credits credits={user.credits} /> : <GetPremium />;
}

function GetPremium() {
  return (
    <Pill tone="deep" href={addresses.premium.href()}>
      <Icon glyph={Crown} />
      <Words>
        <Trans>Get Premium</Trans>
      </Words>
    </Pill>
  );
}

function Credits({ credits }: { credits: number }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const badge = creditsBadge(credits);
  const count = number(credits);
  return (
    <Pill tone="deep" href={addresses.credits.href()}>
      <Icon glyph={Coins} />
      {badge ? (
        <Badge
          count={credits}
          tone={tones[badge]}
          showZero
          label={t`${plural(credits, { one: '# credit left', other: '# credits left' })}`}
        />
      ) : (
        <>
          <span>{count}</span>
          <WideOnly aria-hidden="true">
            <Plural value={credits} one="credit" other="credits" />
          </WideOnly>
          <VisuallyHidden>
            <Plural value={credits} one="credit" other="credits" />
          </VisuallyHidden>
        </>
      )}
    </Pill>
  );
}
