import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useIsMember, userOptions, useViewer } from '@parlour/api-client/account/user';
import { creditsOptions } from '@parlour/api-client/payments/credits';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { Heading, Lead, LinkButton, Note, Stack, Title, Wrap } from '@parlour/ui';
import { PlainTable } from './plain-table.tsx';
import { FreeWritingEnds } from '../credits/free-writing-ends.tsx';
import { Prices } from '../credits/prices.tsx';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 80px;
`;

/** The queries of this page, for its loader. */
export const premiumQueries = () => [creditsOptions(), userOptions()];

/** What the first purchase changes, and what it costs (route premium); for visitors too. */
export function PremiumPage() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(creditsOptions());
  const isPremium = useViewer()?.paid_user ?? false;
  return (
    <Page>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Title>{t`Premium`}</Title>
          <Lead>{t`Any purchase of credits makes you a premium member, and nothing renews by itself.`}</Lead>
          {isPremium && <Note tone="success" title={t`You are a premium member.`} />}
        </Stack>
        <Rights />
        <Stack as="section" $gap={3}>
          <Heading>{t`The packages`}</Heading>
          <Prices reply={data} />
          <FreeWritingEnds {...data} />
        </Stack>
        <NextStep />
      </Stack>
    </Page>
  );
}

function Rights() {
  const { t } = useLingui();
  const { photos_free: few, photos_premium: many, message_credits } = useSite().settings;
  const own = (count: number) => t`${plural(count, { one: 'Up to # photo', other: 'Up to # photos' })}`;
  return (
    <PlainTable>
      <thead>
        <tr>
          <th scope="col">{t`What you can do`}</th>
          <th scope="col">{t`Free`}</th>
          <th scope="col">{t`Premium`}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t`Show photos of yourself`}</th>
          <td>{own(few)}</td>
          <td>{own(many)}</td>
        </tr>
        <tr>
          <th scope="row">{t`See photos of others`}</th>
          <td>{t`Main photos only`}</td>
          <td>{t`All but those kept for matches`}</td>
        </tr>
        <tr>
          <th scope="row">{t`Write`}</th>
          <td>{useFreeWriting()}</td>
          <td>{message_credits > 0 ? t`With credits, as often as you like` : t`As often as you like`}</td>
        </tr>
      </tbody>
    </PlainTable>
  );
}

/** What may be written before any purchase: conversations, messages or both, as the brand has it (contract part 0, 12). */
function useFreeWriting(): string {
  const { t } = useLingui();
  const { list } = useFormats();
  const { free_conversations: conversations, free_messages: messages, message_credits } = useSite().settings;
  const free = [
    ...(conversations ? [t`${plural(conversations, { one: '# conversation', other: '# conversations' })}`] : []),
    ...(messages ? [t`${plural(messages, { one: '# message', other: '# messages' })}`] : []),
  ];
  const allowance = list(free);
  if (free.length > 0) return t`${allowance} for free`;
  if (message_credits > 0) return t`With credits`;
  return conversations === null && messages === null ? t`As often as you like` : '–';
}

function NextStep() {
  const isMember = useIsMember();
  return (
    <div>
      <LinkButton tone="primary" href={isMember ? addresses.credits.href() : addresses.signup.href()}>
        {isMember ? <Trans>Choose your credits</Trans> : <Trans>Join free</Trans>}
      </LinkButton>
    </div>
  );
}
