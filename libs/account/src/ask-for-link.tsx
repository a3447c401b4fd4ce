import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallForm, type CallFormState } from '@parlour/api-client/call-form';
import type { EmailAddress } from '@parlour/contract/account/sign-up/fields';
import { Button, Lead, LinkButton, Stack, Text, TextField, Title } from '@parlour/ui';
import type { z } from 'zod';
import { useMailedAddress } from './mailed-address.ts';

export interface AskForLinkProps {
  title: ReactNode;
  /** What the link leads to. */
  lead: ReactNode;
  state: CallFormState<z.ZodObject<{ email: typeof EmailAddress }>>;
  /** Beside a failure: what else can be done. */
  wayOut?: ReactNode;
  /** Below the form. */
  children: ReactNode;
}

/** Somebody who is not logged in says an e-mail address, and is sent a link there. */
export function AskForLink({ title, lead, state, wayOut, children }: AskForLinkProps) {
  const { t } = useLingui();
  return (
    <>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      <CallForm state={state} wayOut={wayOut}>
        <Stack>
          <TextField
            {...state.field('email')}
            label={t`E-mail address`}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" tone="primary" size="large" block pending={state.isPending} pendingLabel={t`Sending`}>
            <Trans>Send me the link</Trans>
          </Button>
        </Stack>
      </CallForm>
      <Text>{children}</Text>
    </>
  );
}

export interface LinkSentProps {
  /** Where another mail is asked for. */
  again: string;
  /** How long the link works; the same whether or not somebody has the address. */
  children: ReactNode;
}

/** A mail with a link is on its way, if the address is somebody's. */
export function LinkSent({ again, children }: LinkSentProps) {
  const email = useMailedAddress();
  return (
    <>
      <Title>
        <Trans>Check your e-mail</Trans>
      </Title>
      {email && (
        <Text>
          <strong>{email}</strong>
        </Text>
      )}
      <Lead>{children}</Lead>
      <Text $tone="quiet">
        <Trans>Nothing there? Look in the folder for unwanted mail, or ask for another one.</Trans>
      </Text>
      <LinkButton href={again}>
        <Trans>Ask for a new e-mail</Trans>
      </LinkButton>
    </>
  );
}
