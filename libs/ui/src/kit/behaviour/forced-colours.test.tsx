// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../actions/button.tsx';
import { Switch } from '../forms/switch.tsx';
import { TextField } from '../forms/text-field.tsx';

/** Where colours are forced, shadows go, and grounds become one. */
function forced(element: Element, property: string): string[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter((rule) => element.matches(rule.selectorText))
    .map((rule) => rule.style.getPropertyValue(property))
    .filter((value) => value !== '');
}

it('a switch that is on has the ground of what is chosen', () => {
  const { container } = render(<Switch label="Mail me" defaultChecked />);
  expect(forced(container.querySelector('input ~ span')!, 'background').map((value) => value.toLowerCase())).toEqual([
    'highlight',
  ]);
});

it('an invalid field has a thicker edge', () => {
  const { container } = render(<TextField label="Mail" error="Please write your address." />);
  expect(forced(container.querySelector('input')!, 'border-width')).toEqual(['2px']);
});

it('a label whose place a spinner takes is hidden as in other colours', () => {
  const { getByRole } = render(
    <Button pending pendingLabel="Sending">
      Send
    </Button>,
  );
  const hides = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ style }) => style.getPropertyValue('-webkit-text-fill-color') === 'transparent')
    .filter(({ selectorText }) => getByRole('button').matches(selectorText));
  expect(hides.map(({ style }) => style.getPropertyValue('forced-color-adjust'))).toEqual(['none']);
});
