// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { DateOfBirthField } from './date-of-birth-field.tsx';

const field = (
  <PageFrame client={pageCache(() => Promise.reject(new Error('Nothing is asked for')))}>
    <DateOfBirthField id="born" name="date_of_birth" defaultValue={undefined} error={undefined} />
  </PageFrame>
);

/** The field as the server sent it, and what somebody did in it before the scripts came. */
function hydrate(before: (native: HTMLInputElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  const native = container.querySelector('input')!;
  before(native);
  render(field, { container, hydrate: true });
  return native;
}
const whole = () => document.querySelector<HTMLInputElement>('input[name=date_of_birth]')!;
const halfTyped = (native: HTMLInputElement, isHalf: boolean) =>
  Object.defineProperty(native, 'validity', { configurable: true, value: { badInput: isHalf } });

it('is typed in three parts once scripts run, from what was chosen before', () => {
  hydrate((native) => (native.value = '1984-05-09'));
  expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1984');
  expect(whole().value).toBe('1984-05-09');
});

it('stays as it is under whoever is in it, until they leave', () => {
  const native = hydrate((input) => input.focus());
  expect(document.activeElement).toBe(native);
  expect(native.isConnected).toBe(true);
  native.value = '1984-05-09';
  act(() => native.blur());
  expect(native.isConnected).toBe(false);
  expect(whole().value).toBe('1984-05-09');
});

it('keeps a date that is half typed when it is left', () => {
  const native = hydrate((input) => {
    input.focus();
    halfTyped(input, true);
  });
  act(() => native.blur());
  expect(native.isConnected).toBe(true);
  halfTyped(native, false);
  fireEvent.focus(native);
  fireEvent.blur(native);
  expect(native.isConnected).toBe(false);
});
