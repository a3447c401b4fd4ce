import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { pageSheet, styleTagOf, withoutStyleMarks } from './page-sheet.ts';

const Red = styled.p<{ $large?: boolean }>`
  color: red;
  ${({ $large }) => $large && 'font-size: 2rem;'}
`;
const Blue = styled.p`
  color: blue;
`;

function pageOf(content: React.ReactNode): { html: string; styles: string } {
  const sheet = pageSheet('n0nce');
  const html = renderToString(sheet.collectStyles(content));
  return { html, styles: styleTagOf(sheet) };
}

test('a page has the styles of what it shows, and no others that an earlier page had', () => {
  const first = pageOf(
    <>
      <Red />
      <Red $large />
      <Blue />
    </>,
  );
  expect(first.styles).toContain('color:blue');
  expect(first.styles).toContain('font-size:2rem');

  const second = pageOf(<Red />);
  expect(second.styles).toContain('color:red');
  expect(second.styles).not.toContain('color:blue');
  expect(second.styles).not.toContain('font-size');
  expect(second.styles).toContain('nonce="n0nce"');
});

test('a style that an earlier page compiled is the same to the letter', () => {
  expect(pageOf(<Blue />)).toEqual(pageOf(<Blue />));
});

test('without the library’s marks all rules are there, in their order, and nothing else', () => {
  const sheet = pageSheet(undefined);
  renderToString(
    sheet.collectStyles(
      <>
        <Red $large />
        <Blue />
      </>,
    ),
  );
  expect(withoutStyleMarks(styleTagOf(sheet))).toMatch(
    /^<style>\.\w+\{color:red;font-size:2rem;\}\.\w+\{color:blue;\}<\/style>$/,
  );
});
