import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Heading } from '@parlour/ui';
import { CountryMenu } from './country-menu.tsx';
import { MethodChoice } from './method-choice.tsx';
import { choiceAddress, type CreditsReply, type Order, type OrderChoice } from './use-order.ts';

const MethodHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 8px;
`;

interface MethodSectionProps {
  reply: CreditsReply;
  order: Order;
  code: string | undefined;
  /** What was chosen by the member, which goes along to another country. */
  choice: OrderChoice;
  choose: (change: OrderChoice) => void;
}

/** The ways to pay, and the country on which they depend. */
export function MethodSection({ reply, order, code, choice, choose }: MethodSectionProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Pay with`}>
      <MethodHead>
        <Heading>
          <Trans>Pay with</Trans>
        </Heading>
        <CountryMenu
          country={reply.country}
          hrefOf={(country) => choiceAddress(choiceIn(country, choice), { country, code })}
        />
      </MethodHead>
      <MethodChoice
        methods={reply.methods}
        chosen={order.method.id}
        onChoose={(paymentMethod) => choose({ paymentMethod })}
      />
    </section>
  );
}

/** The same choice in another country, whose package of as many credits has that country's sign in its id (`packagesRule`). */
const choiceIn = (country: string, { packageId, paymentMethod }: OrderChoice): OrderChoice => ({
  packageId: packageId?.replace(/^[a-z]{2}-/, `${country.toLowerCase()}-`),
  paymentMethod,
});
