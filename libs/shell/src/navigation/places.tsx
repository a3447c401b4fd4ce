import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { GalleryHorizontalEnd, Heart, House, LayoutGrid, MessageCircle } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import { Badge, type NavigationItem } from '@parlour/ui';

interface Counts {
  unread: number;
  new_likes: number;
}

/**
 * The main places of a member, with what is new there; the same list feeds the top navigation and the tab bar.
 *
 * @param search the filters by which members are found, as an address ends
 */
export function placesOf(i18n: I18n, pathname: string, counts: Counts, search: string): NavigationItem[] {
  const within = (href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);
  /** A conversation has its address below its member, and stands among the messages. */
  const isConversation = pathname.endsWith('/chat');
  const { unread, new_likes: newLikes } = counts;
  return [
    { href: addresses.index.href(), label: i18n._(msg`Home`), glyph: House, current: pathname === '/' },
    {
      href: addresses.members.href() + search,
      label: i18n._(msg`Members`),
      glyph: LayoutGrid,
      current: within(addresses.members.href()) && !isConversation,
    },
    {
      href: addresses.swipeGame.href(),
      label: i18n._(msg`Swipe`),
      glyph: GalleryHorizontalEnd,
      current: within(addresses.swipeGame.href()),
    },
    {
      href: addresses.likes.href({ type: '' }),
      label: i18n._(msg`Likes`),
      glyph: Heart,
      current: within('/likes'),
      news: (
        <Badge count={newLikes} label={i18n._(msg`${plural(newLikes, { one: '# new like', other: '# new likes' })}`)} />
      ),
    },
    {
      href: addresses.chats.href(),
      label: i18n._(msg`Messages`),
      glyph: MessageCircle,
      current: within(addresses.chats.href()) || isConversation,
      news: (
        <Badge
          count={unread}
          label={i18n._(msg`${plural(unread, { one: '# unread message', other: '# unread messages' })}`)}
        />
      ),
    },
  ];
}
