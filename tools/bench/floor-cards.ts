import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { LikeButton, MemberCard, MemberGrid, memberGridSizes } from '@parlour/ui';

/** A page of nothing but these cards, by React and styled-components alone: no router, no queries, no translations. */
export function renderCards(profiles: readonly ProfileCard[]): string {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(createElement(MemberGrid, null, profiles.map(card))));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return `<!doctype html><html lang="en"><head><title>Floor</title>${styles}</head><body>${markup}</body></html>`;
}

const card = ({ id, name, age, city, main_image: image }: ProfileCard) =>
  createElement(
    'li',
    { key: id },
    createElement(MemberCard, {
      href: `/members/${id}`,
      name,
      age: age ?? undefined,
      place: city ?? undefined,
      band: { label: 'online now', online: true },
      portrait: {
        src: image?.filename ?? undefined,
        width: image?.width,
        height: image?.height,
        alt: '',
        sizes: memberGridSizes,
      },
      act: createElement(LikeButton, { label: `Like ${name}`, liked: false, look: 'raised', size: 'medium' }),
    }),
  );
