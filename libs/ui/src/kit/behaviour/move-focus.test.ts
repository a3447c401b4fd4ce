// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { moveFocus } from './move-focus.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['into the group', 'outside', true],
  ['within the group', 'second', false],
  ['nowhere', 'first', false],
])('tells whether a focus that moves %s is heard', (_, from, isHeard) => {
  document.body.innerHTML =
    '<input id="outside"><div role="group" aria-describedby="error"><input id="first"><input id="second"></div>';
  document.getElementById(from)?.focus();
  const first = document.querySelector<HTMLInputElement>('#first')!;
  expect(moveFocus(first)).toBe(isHeard);
  expect(document.activeElement).toBe(first);
});

it('tells that a focus is heard which moves to another field of a group that is not described', () => {
  document.body.innerHTML = '<fieldset><input id="first"><input id="second" aria-describedby="error"></fieldset>';
  document.getElementById('first')?.focus();
  expect(moveFocus(document.querySelector<HTMLInputElement>('#second')!)).toBe(true);
});
