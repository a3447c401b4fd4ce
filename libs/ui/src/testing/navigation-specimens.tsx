import { Heart, House, Layers, MessageCircle, Users } from 'lucide-react';
import { Badge } from '../kit/labels/badge.tsx';
import type { NavigationItem } from '../kit/navigation/navigation-item.ts';

/** The five places of the main navigation, as short and as long as languages make them. */
export const navigationSpecimens: Record<'short' | 'german' | 'long words', readonly NavigationItem[]> = {
  short: places('Home', 'Members', 'Likes', 'Chats', 'Swipe'),
  german: places('Start', 'Mitglieder', 'Likes', 'Nachrichten', 'Swipen'),
  'long words': places('Startseite', 'Mitglieder', 'Bekanntschaften', 'Unterhaltungen', 'Entdeckungsspiel'),
};

function places(home: string, members: string, likes: string, chats: string, swipe: string): NavigationItem[] {
  return [
    { href: '/', label: home, glyph: House, current: true },
    { href: '/members', label: members, glyph: Users, current: false },
    { href: '/likes', label: likes, glyph: Heart, current: false, news: <Badge count={3} label="3 new likes" /> },
    {
      href: '/chat',
      label: chats,
      glyph: MessageCircle,
      current: false,
      news: <Badge count={120} label="120 unread" />,
    },
    { href: '/swipe', label: swipe, glyph: Layers, current: false },
  ];
}
