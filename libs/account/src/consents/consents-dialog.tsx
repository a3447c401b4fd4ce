import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useModalTurn } from '@parlour/state/page/open-modal';
import { Button, Dialog, Stack, Text, TextLink } from '@parlour/ui';
import { LogOutForm } from '../log-in/log-out-form.tsx';
import { useLogOut } from '../log-in/use-log-out.ts';
import { settingsAddress } from '../settings/settings-part.ts';
import { DueConsents } from './due-consents.tsx';
import type { ConsentQuestion } from './first-question.ts';

/**
 * Asks a member for what is due, in front of the page: read it, agree, log out or leave. The modals that open by themselves
 * wait for it.
 */
export function ConsentsDialog({ question }: { question: ConsentQuestion }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const form = useId();
  const logOut = useLogOut();
  const leave = (event: MouseEvent): void => {
    event.preventDefault();
    logOut();
  };
  useModalTurn('consents', true);
  return (
    <Dialog open fromTheStart dismissable={false} title={t`Before you go on`}>
      <Stack>
        <DueConsents
          question={question}
          next={pathname + search}
          wayOut={<Button type="submit" form={form} onClick={leave}>{t`Log out`}</Button>}
        />
        <Text $size="small" $tone="quiet">
          <Trans>
            If you would rather not, log out or <TextLink href={settingsAddress('leave')}>delete your account</TextLink>
            . That costs nothing.
          </Trans>
        </Text>
      </Stack>
      <LogOutForm id={form} />
    </Dialog>
  );
}
