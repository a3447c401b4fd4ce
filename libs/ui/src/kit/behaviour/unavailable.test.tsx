// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { Settings } from 'lucide-react';
import { expect, it } from 'vitest';
import { Button } from '../actions/button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { IconButton } from '../actions/icon-button.tsx';

it.each([
  { what: 'a button', shown: <Button unavailable>Send</Button> },
  { what: 'an icon button', shown: <IconButton unavailable label="Settings" glyph={Settings} /> },
  { what: 'a field', shown: <TextField disabled label="Mail" /> },
])('$what that is unavailable answers neither mouse nor finger', ({ shown }) => {
  render(shown);
  expect(answers(':hover', ':active')).toEqual([]);
});

it.each([
  { what: 'a button', shown: <Button>Send</Button>, to: [':hover', ':active'] },
  { what: 'an icon button', shown: <IconButton label="Settings" glyph={Settings} />, to: [':hover', ':active'] },
  { what: 'a field', shown: <TextField label="Mail" />, to: [':hover'] },
])('$what answers', ({ shown, to }) => {
  render(shown);
  expect(answers(...to)).toEqual(to);
});

/** To which of these states the control on the page looks different. */
function answers(...states: string[]): string[] {
  const control = document.querySelector('button, input')!;
  return states.filter((state) =>
    rules().some(
      ({ selectorText }) => selectorText.includes(state) && control.matches(selectorText.replaceAll(state, '')),
    ),
  );
}

/** Of the kit's styles, also those that wait for a pointer that can hover. */
function rules(from: Iterable<CSSRule> = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
  return [...from].flatMap((rule): CSSStyleRule[] =>
    rule instanceof CSSStyleRule ? [rule] : rules((rule as CSSMediaRule).cssRules),
  );
}
