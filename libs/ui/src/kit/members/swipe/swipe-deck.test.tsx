// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hydratedAfter } from '../../../testing/hydrated-after.ts';
import { choose, drag, Game, onTop, people, prepareDecks, said, topCard } from './swipe-deck.fixture.tsx';

prepareDecks();

describe('SwipeDeck', () => {
  it('is a named group of cards with three labelled buttons', () => {
    render(<Game />);
    expect(screen.getByRole('region', { name: 'Round' })).toBeTruthy();
    expect(onTop().getAttribute('aria-label')).toBe('Claire, 40');
    const names = ['Pass', 'Later', 'Like'].map((name) => screen.getByRole('button', { name }).textContent);
    expect(names).toEqual(['Pass', 'Later', 'Like']);
  });

  it('promises no keys before its scripts have come', async () => {
    const keys = () => [onTop().tabIndex, onTop().hasAttribute('aria-describedby')];
    const leave = await hydratedAfter(
      () => expect(keys()).toEqual([-1, false]),
      () => <Game />,
    );
    expect(keys()).toEqual([0, true]);
    const sentence = document.getElementById(onTop().getAttribute('aria-describedby')!);
    expect(sentence?.matches('[data-scripted]')).toBe(true);
    leave();
  });

  it('shows words on the top card alone: of those below only edges peep out', () => {
    render(<Game />);
    const shown = people.map(({ name }) => {
      const words = screen.queryByRole('heading', { name: new RegExp(name), hidden: true })?.parentElement;
      return words && getComputedStyle(words).opacity;
    });
    expect(shown.slice(0, 3)).toEqual(['1', '0', '0']);
  });

  it.each([
    ['Pass', 'pass'],
    ['Later', 'later'],
    ['Like', 'like'],
  ])('says %s by a button, which keeps the focus', async (name, choice) => {
    render(<Game />);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(said()).toBe(`${choice} Claire, next Ida`));
    expect(choose).toHaveBeenCalledExactlyOnceWith('Claire', choice);
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  });

  it.each([
    ['{ArrowLeft}', 'pass'],
    ['{ArrowDown}', 'later'],
    ['{ArrowRight}', 'like'],
  ])('takes %s, and the cards keep the focus', async (key, choice) => {
    render(<Game />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await waitFor(() => expect(onTop().getAttribute('aria-label')).toBe('Ida, 41'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('Claire', choice);
    expect(document.activeElement).toBe(onTop());
  });

  it('takes a key that is held once', async () => {
    render(<Game />);
    onTop().focus();
    await userEvent.keyboard('{ArrowLeft>3/}');
    await waitFor(() => expect(onTop().getAttribute('aria-label')).toBe('Ida, 41'));
    expect(said()).toBe('pass Claire, next Ida');
    expect(choose).toHaveBeenCalledExactlyOnceWith('Claire', 'pass');
  });

  it('opens the profile by the arrow up, and leaves other keys alone', async () => {
    render(<Game />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Control>}{ArrowLeft}{/Control}x');
    expect(location.hash).toBe('#Claire');
    expect(choose).not.toHaveBeenCalled();
  });

  it('follows the finger and decides only when let go far enough', async () => {
    render(<Game />);
    const card = topCard();
    const letGo = drag(card, 60);
    expect(card.style.transform).toBe('translate(60px, 0px) rotate(3deg)');
    letGo();
    expect(card.style.transform).toBe('');
    expect(choose).not.toHaveBeenCalled();
    const letGoFar = drag(card, -160);
    expect(card.dataset['lean']).toBe('pass');
    letGoFar();
    expect(card.dataset['gone']).toBe('pass');
    expect(choose).not.toHaveBeenCalled();
    await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith('Claire', 'pass'));
  });

  it('takes one choice of each card from a hand quicker than the screen', async () => {
    render(<Game />);
    const letGo = drag(topCard(), 160);
    fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    letGo();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(said()).toBe('later Ida, next Amara'));
    expect(choose.mock.calls).toEqual([
      ['Claire', 'pass'],
      ['Ida', 'later'],
    ]);
  });

  it('takes a card out of the hand that a key decides on, so that it lies straight if it comes back', async () => {
    render(<Game refuses />);
    const card = topCard();
    drag(card, 160);
    expect(card.dataset['dragging']).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    await waitFor(() => expect(said()).toBe('Claire is back'));
    expect([card.style.transform, card.dataset['dragging'], card.dataset['lean']]).toEqual(['', undefined, undefined]);
  });

  it('stays in the hand when another finger is lost', () => {
    render(<Game />);
    const card = topCard();
    drag(card, 60);
    fireEvent.pointerCancel(card, { pointerId: 99 });
    expect(card.style.transform).not.toBe('');
  });

  it('forgets a press that was let go elsewhere', () => {
    render(<Game />);
    const card = topCard();
    const mouse = { pointerId: 1, isPrimary: true, button: 0, clientY: 0 };
    fireEvent.pointerDown(card, { ...mouse, buttons: 1, clientX: 0 });
    fireEvent.pointerMove(card, { ...mouse, buttons: 0, clientX: 100 });
    expect(card.style.transform).toBe('');
    fireEvent.pointerMove(card, { ...mouse, buttons: 1, clientX: 200 });
    expect(card.style.transform).toBe('');
  });

  it('keeps a press on the link a press', () => {
    render(<Game />);
    const card = topCard();
    drag(card, 5)();
    expect(card.style.transform).toBe('');
  });

  it('gives a card back that the page keeps', () => {
    vi.useFakeTimers();
    render(<Game refuses />);
    fireEvent.click(screen.getByRole('button', { name: 'Like' }));
    act(() => void vi.advanceTimersByTime(40));
    expect(onTop().getAttribute('aria-label')).toBe('Ida, 41');
    act(() => void vi.runAllTimers());
    expect(onTop().getAttribute('aria-label')).toBe('Claire, 40');
    expect(said()).toBe('Claire is back');
  });

  it('undoes by its button and by Backspace, once there is something to undo', async () => {
    render(<Game />);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
    await waitFor(() => expect(undo.getAttribute('aria-disabled')).not.toBe('true'));
    await userEvent.keyboard('{Backspace}');
    expect(await screen.findByText('Claire is back')).toBeTruthy();
    expect(undo.getAttribute('aria-disabled')).toBe('true');
  });

  it('refuses a like that is spent, in every way, and says why', async () => {
    render(<Game likesSpent="No likes left today" />);
    const like = screen.getByRole('button', { name: 'Like', description: 'No likes left today' });
    await userEvent.click(like);
    onTop().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe('No likes left today');
    drag(topCard(), 200)();
    expect(topCard().dataset['gone']).toBeUndefined();
    expect(choose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith('Claire', 'pass'));
    expect(said()).toBe('pass Claire, next Ida');
  });

  it('says aloud each time that a like is refused, until the next choice or its way back', async () => {
    render(<Game likesSpent="No likes left today" />);
    onTop().focus();
    expect(said()).toBe('');
    await userEvent.keyboard('{ArrowRight}');
    const { firstChild } = screen.getByRole('status');
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe('No likes left today');
    expect(screen.getByRole('status').firstChild).not.toBe(firstChild);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(said()).toBe('pass Claire, next Ida'));
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe('No likes left today');
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(said()).toBe('Claire is back'));
  });

  it('ends with what the page says, without losing the focus', async () => {
    render(<Game />);
    for (let round = 0; round < people.length; round += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    }
    expect(await screen.findByText('That was it')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Round');
  });
});
