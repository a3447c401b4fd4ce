import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
`;
const Card = styled.article`
  position: relative;
  border-radius: 16px;
`;
const Picture = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  object-fit: cover;
`;
const Name = styled.h3`
  font-size: 1.1rem;
`;
const Place = styled.p`
  margin-top: 1px;
`;
const Like = styled.button`
  position: absolute;
  inset: auto 12px 12px auto;
`;

const card = (number: number) =>
  createElement(
    'li',
    { key: number },
    createElement(
      Card,
      null,
      createElement(Picture, { src: `/portrait-${number}.jpg`, alt: '', width: 400, height: 500, loading: 'lazy' }),
      createElement(Name, null, createElement('a', { href: `/members/${number}` }, `Member ${number}, 40`)),
      createElement(Place, null, 'Utrecht'),
      createElement(Like, { type: 'button', 'aria-label': `Like member ${number}` }, '♡'),
    ),
  );

/** A page of nothing but 20 cards, by React and styled-components alone. */
export function twentyCards(): string {
  const sheet = new ServerStyleSheet();
  const cards = Array.from({ length: 20 }, (_, number) => card(number));
  const markup = renderToString(sheet.collectStyles(createElement(Grid, null, cards)));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return `<!doctype html><html lang="en"><head><title>Floor</title>${styles}</head><body>${markup}</body></html>`;
}
