// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { hydratedAfter } from '../../../testing/hydrated-after.ts';
import { choiceOf, useEarlyChoice, useEarlyRadio } from './use-early-choice.ts';

let leave = () => {};
afterEach(() => {
  leave();
  cleanup();
});

function Faces() {
  const [chosen, choose] = useState('nora');
  const row = useRef<HTMLDivElement>(null);
  useEarlyRadio(row, chosen, choose);
  return (
    <div ref={row}>
      {['nora', 'mila'].map((name) => (
        <label key={name}>
          <input type="radio" name="face" value={name} checked={name === chosen} onChange={() => choose(name)} /> {name}
        </label>
      ))}
      <p>To {chosen}</p>
    </div>
  );
}

it('is the one that is written to', async () => {
  leave = await hydratedAfter(
    () => screen.getByRole('radio', { name: 'mila' }).click(),
    () => <Faces />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'mila' }).checked).toBe(true);
  expect(screen.getByText('To mila')).toBeTruthy();
});

function Choices({ onChoice }: { onChoice: (name: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const drawn: Record<string, unknown> = { seen: true, told: false, who: 'all' };
  useEarlyChoice(
    place,
    (field) => drawn[field.name] === choiceOf(field),
    ({ name }) => onChoice(name),
  );
  return (
    <div ref={place}>
      <input type="checkbox" name="seen" aria-label="seen" defaultChecked />
      <input type="checkbox" name="told" aria-label="told" />
      <select name="who" aria-label="who" defaultValue="all">
        <option>all</option>
        <option>none</option>
      </select>
    </div>
  );
}

it('is told of each switch and list that was changed, and of no other', async () => {
  const told: string[] = [];
  const early = (): void => {
    screen.getByRole('checkbox', { name: 'told' }).click();
    screen.getByRole<HTMLSelectElement>('combobox').value = 'none';
  };
  leave = await hydratedAfter(early, () => <Choices onChoice={(name) => told.push(name)} />);
  expect(told).toEqual(['told', 'who']);
});
