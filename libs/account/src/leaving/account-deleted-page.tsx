import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { sessionBegan } from '@parlour/api-client/account/session';
import { userOptions } from '@parlour/api-client/account/user';
import { useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { useToast } from '@parlour/state';
import { Lead, LinkButton, Text, TextLink, Title } from '@parlour/ui';
import { NarrowPage } from '../narrow-page.tsx';
import { OnePress } from '../one-press.tsx';

export interface AccountDeletedPageProps {
  /** `?token=` of the mailed link; null where somebody has just left. */
  token: string | null;
  /** `?closed=`: of somebody who is kept out. Their link deletes the account, and nothing brings it back. */
  closed: boolean;
  lastResult?: CallFormResult;
}

/** Where the page goes once an account that is kept out is about to be deleted, with JavaScript and without. */
export const closedAccountAddress = () => addresses.accountDeleted.href(undefined, { closed: 1 });

/** After leaving: what happens now, and how to come back. With the mailed link: the way back or, for who is kept out, the way out. */
export function AccountDeletedPage({ token, closed, lastResult }: AccountDeletedPageProps) {
  const Act = closed ? DeleteClosed : ComeBack;
  return (
    <NarrowPage>{token === null ? <Left closed={closed} /> : <Act token={token} lastResult={lastResult} />}</NarrowPage>
  );
}

/** Anybody may open the address: it says what holds for whoever has asked, and tells nobody that they have. */
function Left({ closed }: { closed: boolean }) {
  return (
    <>
      <Title>
        <Trans>Account deletion</Trans>
      </Title>
      <Lead>
        <Trans>
          Once you have asked us to delete your account, nobody sees your profile any more. 14 days later, everything is
          deleted.
        </Trans>
      </Lead>
      {closed || (
        <>
          <Text>
            <Trans>
              Changed your mind? Until then the link in our e-mail brings everything back: your profile, your messages
              and your credits.
            </Trans>
          </Text>
          <Text $tone="quiet">
            <Trans>
              Nothing there? Look in the folder for unwanted mail, or{' '}
              <TextLink href={addresses.resetPassword.href()}>have the link sent again</TextLink>.
            </Trans>
          </Text>
        </>
      )}
      <LinkButton href={addresses.index.href()}>
        <Trans>Home page</Trans>
      </LinkButton>
    </>
  );
}

interface ActProps {
  token: string;
  lastResult?: CallFormResult;
}

function ComeBack({ token, lastResult }: ActProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const goHome = () => navigate(addresses.index.href(), { replace: true });
  const state = useCallForm({
    form: async () => (await import('./leaving-forms.ts')).reactivateForm,
    defaultValue: { token },
    lastResult,
    onDone: async () => {
      await sessionBegan(client);
      toast({ tone: 'success', text: t`Good to have you back.` });
    },
    goOn: goHome,
  });
  const isExpired = state.failureCode === 'link_expired';
  const goHomeIfHere = useEffectEvent(async () => {
    const { user } = await client.fetchQuery({ ...userOptions(), staleTime: 0 });
    if (user) await goHome();
  });
  // The link works once: where it was followed in another tab already, whoever it brought back is logged in here too.
  useEffect(() => {
    if (isExpired) goHomeIfHere().catch(() => undefined);
  }, [isExpired]);
  return (
    <OnePress
      title={<Trans>Keep your account</Trans>}
      lead={<Trans>One press, and your profile is shown again. Your messages and credits are as you left them.</Trans>}
      state={state}
      hidden={['token']}
      wayOut={<TextLink href={addresses.resetPassword.href()}>{t`Ask for a new e-mail`}</TextLink>}
      pendingLabel={t`Saving`}
    >
      <Trans>Keep my account</Trans>
    </OnePress>
  );
}

function DeleteClosed({ token, lastResult }: ActProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const state = useCallForm({
    form: async () => (await import('./leaving-forms.ts')).deleteClosedAccountForm,
    defaultValue: { token },
    lastResult,
    goOn: () => navigate(closedAccountAddress(), { replace: true }),
  });
  return (
    <OnePress
      title={<Trans>Delete my account</Trans>}
      lead={<Trans>One press, and in 14 days your profile, your photos and your messages are deleted.</Trans>}
      state={state}
      hidden={['token']}
      wayOut={<TextLink href={addresses.accountDelete.href()}>{t`Ask for a new e-mail`}</TextLink>}
      tone="danger"
      pendingLabel={t`Deleting`}
    >
      <Trans>Delete my account</Trans>
    </OnePress>
  );
}
