// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { hydratedAfter } from '../../../testing/hydrated-after.ts';
import { MultiSelect } from './multi-select.tsx';

const options = [
  { value: 'cooking', label: 'Cooking' },
  { value: 'cafe', label: 'Cafés' },
  { value: 'sailing', label: 'Sailing' },
];

const selectOf = (defaultValue: readonly string[], most: number | undefined, change: (chosen: string[]) => void) => (
  <form aria-label="Search">
    <MultiSelect
      label="Interests"
      name="interests"
      options={options}
      defaultValue={defaultValue}
      most={most}
      onChange={change}
      words={{
        chosen: (count) => (count === 0 ? 'Any' : `${count} chosen`),
        search: 'Search interests',
        nothingFound: 'Nothing found',
        remove: 'Remove',
      }}
    />
  </form>
);

async function renderOpen(defaultValue: readonly string[] = [], most?: number) {
  const change = vi.fn();
  render(selectOf(defaultValue, most, change));
  const line = document.querySelector('summary');
  await userEvent.click(line as HTMLElement);
  return { change, line, search: screen.getByRole('searchbox', { name: 'Search interests' }) };
}

const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('interests');
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('MultiSelect', () => {
  it('marks the chips and the search, which a page without scripts leaves out', async () => {
    const { search } = await renderOpen(['sailing']);
    expect(search.closest('[data-scripted]')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Remove\s*Sailing/ }).closest('[data-scripted]')).toBeTruthy();
    expect(box('Sailing').closest('[data-scripted]')).toBeNull();
  });

  it('is drawn open where it came back wrong, and stays as it is when that is mended', () => {
    const page = (error?: string) => (
      <MultiSelect
        label="Interests"
        options={options}
        error={error}
        words={{ chosen: String, search: 'Search interests', nothingFound: 'Nothing found', remove: 'Remove' }}
      />
    );
    const { rerender } = render(page('Choose one'));
    const isOpen = () => document.querySelector('details')?.open;
    expect(isOpen()).toBe(true);
    expect(screen.getByText('Choose one').closest('p')?.nextElementSibling, 'above its many boxes').toBe(
      document.querySelector('details'),
    );
    const served = document.createElement('div');
    served.innerHTML = renderToString(page('Choose one'));
    expect([...served.querySelectorAll('[autofocus]')].map(({ localName }) => localName)).toEqual(['summary']);
    rerender(page());
    expect(isOpen()).toBe(true);
  });

  it('chooses several, in the order of the options', async () => {
    const { change, line } = await renderOpen(['sailing']);
    await userEvent.click(box('Cooking'));
    expect(change).toHaveBeenLastCalledWith(['cooking', 'sailing']);
    expect(sent()).toEqual(['cooking', 'sailing']);
    expect(line?.textContent).toBe('2 chosen');
  });

  it('keeps what was chosen before its scripts came', async () => {
    const change = vi.fn();
    const early = (): void => {
      for (const name of ['Cooking', 'Cafés', 'Sailing']) screen.getByRole('checkbox', { name, hidden: true }).click();
    };
    const leave = await hydratedAfter(early, () => selectOf(['sailing'], 2, change));
    expect(change).toHaveBeenLastCalledWith(['cooking', 'cafe']);
    expect(sent()).toEqual(['cooking', 'cafe']);
    expect(document.querySelector('summary')?.textContent).toBe('2 chosen');
    leave();
  });

  it('lets no more be chosen than are allowed, until one is taken back', async () => {
    await renderOpen(['sailing'], 2);
    await userEvent.click(box('Cooking'));
    expect(box('Cafés')).toHaveProperty('disabled', true);
    await userEvent.click(box('Sailing'));
    expect(box('Cafés')).toHaveProperty('disabled', false);
    expect(sent()).toEqual(['cooking']);
  });

  it('lets one be exchanged for another where no script runs: the server counts them', async () => {
    const boxes = (): boolean[] =>
      screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true }).map(({ disabled }) => disabled);
    const leave = await hydratedAfter(
      () => expect(boxes()).toEqual([false, false, false]),
      () => selectOf(['cooking', 'sailing'], 2, () => {}),
    );
    expect(boxes()).toEqual([false, true, false]);
    leave();
  });

  it('finds without accents, keeps what is chosen, and says when nothing is found', async () => {
    const { search } = await renderOpen(['sailing']);
    await userEvent.type(search, 'CAFE');
    expect(box('Cafés')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Sailing' })).toBeNull();
    expect(sent()).toEqual(['sailing']);
    await userEvent.type(search, 'x');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
  });

  it('goes by arrows, Home, End and Enter, and does not send the form', async () => {
    const { search } = await renderOpen();
    search.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(box('Cooking'));
    await userEvent.keyboard('{ArrowDown} ');
    expect(sent()).toEqual(['cafe']);
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(search);
    await userEvent.keyboard('{ArrowUp}{Home}');
    expect(document.activeElement).toBe(box('Cooking'));
  });

  it('goes past those that can no longer be chosen', async () => {
    const { search } = await renderOpen(['cooking', 'sailing'], 2);
    search.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(box('Sailing'));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(search);
  });

  it('closes by Escape with the focus on its line', async () => {
    const { line, search } = await renderOpen();
    search.focus();
    await userEvent.keyboard('{Escape}');
    expect(line?.parentElement?.hasAttribute('open')).toBe(false);
    expect(document.activeElement).toBe(line);
  });

  it('takes a choice back by its chip without losing the focus', async () => {
    const { change, line } = await renderOpen(['sailing', 'cafe']);
    await userEvent.click(screen.getByRole('button', { name: /Remove\s*Cafés/ }));
    expect(change).toHaveBeenLastCalledWith(['sailing']);
    expect(document.activeElement).toBe(line);
  });
});
