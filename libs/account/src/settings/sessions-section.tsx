import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { sessionsChanged, sessionsOptions, type ListedSession } from '@parlour/api-client/account/sessions';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import { useErrorSentence, useFormats } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';
import { Button, Icon, ListRow, ListRows, Note, Tag, useFocusHeir, VisuallyHidden } from '@parlour/ui';
import { focusOtherButton } from './focus-other-button.ts';
import { SettingsSection } from './settings-section.tsx';
import { postAddress } from './settings-part.ts';
import type { SectionProps } from './password-section.tsx';

/** Where one is logged in, and how to end it there. */
export function SessionsSection({ isDone, lastResult }: SectionProps) {
  const sentenceOf = useErrorSentence();
  const { sessions } = useSuspenseQuery(sessionsOptions()).data;
  const everywhere = useFocusHeir(focusOtherButton);
  const done = isDone ? <Trans>Logged out there.</Trans> : undefined;
  return (
    <SettingsSection title={<Trans>Where you are logged in</Trans>} done={done}>
      {lastResult?.failure ? <Note tone="danger" announce="assertive" title={sentenceOf(lastResult.failure)} /> : null}
      <ListRows>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ListRows>
      {sessions.length > 1 ? (
        <div ref={everywhere}>
          <EndForm>
            <Trans>Log out everywhere else</Trans>
          </EndForm>
        </div>
      ) : null}
    </SettingsSection>
  );
}

function SessionRow({ session }: { session: ListedSession }) {
  const { t } = useLingui();
  const formats = useFormats();
  const country = session.country && formats.countryName(session.country);
  const seen = formats.dayAndTime(session.last_seen);
  const item = useFocusHeir(focusOtherButton);
  return (
    <li ref={item}>
      <ListRow
        start={<Icon glyph={MonitorSmartphone} />}
        title={session.device ?? t`Unknown device`}
        detail={
          <>
            {country && `${country}, `}
            <time dateTime={session.last_seen}>{seen}</time>
          </>
        }
        end={session.current ? <Tag tone="soft">{t`This device`}</Tag> : <EndForm session={session} />}
      />
    </li>
  );
}

/** Logs out one session, or all but this one. */
function EndForm({ session, children }: { session?: ListedSession; children?: ReactNode }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const state = useCallForm({
    form: async () => (await import('./settings-forms.ts')).endSessionsForm,
    defaultValue: { id: session?.id },
    onDone: async () => {
      await sessionsChanged(client);
      toast({ tone: 'success', text: t`Logged out there.` });
    },
  });
  const hidden = state.field('id');
  return (
    <CallForm state={state} action={postAddress('sessions')}>
      {session ? <input type="hidden" name={hidden.name} defaultValue={hidden.defaultValue} /> : null}
      <Button type="submit" pending={state.isPending} pendingLabel={t`Logging out`}>
        {children ?? (
          <>
            <Trans>Log out</Trans> <VisuallyHidden>{session?.device ?? t`Unknown device`}</VisuallyHidden>
          </>
        )}
      </Button>
    </CallForm>
  );
}
