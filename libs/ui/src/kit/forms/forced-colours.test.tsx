// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

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
