import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { notificationsOptions, seeNotifications } from '@parlour/api-client/account/notifications';
import { userOptions } from '@parlour/api-client/account/user';
import { FormToken } from '@parlour/api-client/call-form';
import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import { addresses } from '@parlour/contract/addresses';
import { notificationPages } from '@parlour/contract/account/notifications/list-notifications';
import type { Notification } from '@parlour/contract/types/notifications';
import { useFormats } from '@parlour/i18n';
import { whenSeen } from '@parlour/state/device/when-seen';
import {
  Avatar,
  Button,
  Card,
  EmptyState,
  Icon,
  LinkButton,
  ListRow,
  ListRows,
  PageHead,
  Pagination,
  Stack,
  StandaloneLink,
  Tag,
  Title,
  Wrap,
} from '@parlour/ui';
import { useNotificationWords } from './notification-words.tsx';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 80px;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--color-sunken);
`;

/** The page of `/notifications?page=`; what makes no sense is the first one. */
export function readNotificationsPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= notificationPages ? page : 1;
}

export const notificationsPageQueries = (page: number) => [userOptions(), notificationsOptions(page)] as const;

/** What has happened to a member, newest first; opening it clears the marks for the next time. */
export function NotificationsPage({ page }: { page: number }) {
  const { t } = useLingui();
  const list = useSuspenseQuery(notificationsOptions(page)).data;
  useSeen(list.notifications);
  const notifications = useKeptMarks(list.notifications);
  return (
    <Page $narrow>
      <Stack $gap={5}>
        <PageHead>
          <Title>{t`Notifications`}</Title>
          <StandaloneLink href={addresses.settings.href()}>
            <Trans>Choose your notifications</Trans>
          </StandaloneLink>
        </PageHead>
        {list.notifications.some(({ unread }) => unread) && <SeenAllForm />}
        {notifications.length === 0 ? <NothingYet /> : <Rows notifications={notifications} />}
        <Pagination
          label={t`Pages of notifications`}
          current={list.page}
          last={list.pages}
          hrefOf={(number) => addresses.notifications.href(undefined, { page: number })}
          labels={{ previous: t`Previous page`, next: t`Next page`, page: (number) => t`Page ${number}` }}
        />
      </Stack>
    </Page>
  );
}

/**
 * Tells the server that these were seen, if any of them is new, once the page itself is. A failure leaves them new for the next
 * time.
 */
function useSeen(notifications: readonly Notification[]): void {
  const client = useQueryClient();
  const newest = notifications.some(({ unread }) => unread) ? notifications[0]?.happened_at : undefined;
  useEffect(() => {
    if (newest === undefined) return undefined;
    return whenSeen(() => void seeNotifications(client, newest).catch(() => undefined));
  }, [client, newest]);
}

/** What is said by seeing the page has a button where no script runs. */
function SeenAllForm() {
  const { t } = useLingui();
  return (
    <form method="post" action={addresses.notifications.href()} hidden data-unscripted="">
      <FormToken />
      <Button type="submit" tone="quiet">
        {t`Mark all as seen`}
      </Button>
    </form>
  );
}

/** What was new when the page was opened, or came in since, stays marked on it once it counts as seen. */
function useKeptMarks(notifications: readonly Notification[]): readonly Notification[] {
  const [marked, mark] = useState<readonly string[]>([]);
  const fresh = notifications.filter(({ id, unread }) => unread && !marked.includes(id)).map(({ id }) => id);
  if (fresh.length > 0) mark([...marked, ...fresh]);
  return notifications.map((each) => ({ ...each, unread: marked.includes(each.id) }));
}

function Rows({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <Card>
      <ListRows>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} />
          </li>
        ))}
      </ListRows>
    </Card>
  );
}

function NotificationRow({ notification }: { notification: Notification }) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const { title, href, glyph } = useNotificationWords()(notification);
  const profile = 'profile' in notification ? notification.profile : null;
  const disclose = useDisclosures();
  return (
    <ListRow
      href={href}
      start={
        glyph ? (
          <Sign>
            <Icon glyph={glyph} />
          </Sign>
        ) : (
          <Avatar src={profile?.main_image?.thumb_filename ?? undefined} alt="" size="small" />
        )
      }
      title={title}
      detail={
        <>
          {profile && disclose(profile).map(({ word }) => <b key={word}>{word} · </b>)}
          <time dateTime={notification.happened_at}>{dayAndTime(notification.happened_at)}</time>
        </>
      }
      end={notification.unread ? <Tag tone="accent">{t`New`}</Tag> : undefined}
    />
  );
}

function NothingYet() {
  return (
    <EmptyState
      glyph={Bell}
      title={<Trans>Nothing here yet</Trans>}
      action={
        <LinkButton href={addresses.members.href()} tone="primary">
          <Trans>Find members</Trans>
        </LinkButton>
      }
    >
      <Trans>Messages, likes and matches appear here, and news about your account.</Trans>
    </EmptyState>
  );
}
