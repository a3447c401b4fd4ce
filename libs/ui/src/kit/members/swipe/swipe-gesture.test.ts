import { describe, expect, it } from 'vitest';
import { choiceOfDrag, choiceOfKey, dragTransform } from './swipe-gesture.ts';

const width = 400;

describe('choiceOfDrag', () => {
  it.each([
    ['a short way, slowly', { x: 60, speed: 0.1 }, null],
    ['far to the right', { x: 130, speed: 0 }, 'like'],
    ['far to the left', { x: -130, speed: 0 }, 'pass'],
    ['a flick to the right', { x: 40, speed: 0.8 }, 'like'],
    ['a flick to the left', { x: -40, speed: -0.8 }, 'pass'],
    ['a twitch', { x: 10, speed: 2 }, null],
    ['far, and thrown back', { x: 200, speed: -0.8 }, null],
  ])('%s', (_, drag, choice) => {
    expect(choiceOfDrag({ ...drag, y: 0 }, width)).toBe(choice);
  });
});

it('knows the three keys and no other', () => {
  expect(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'l'].map(choiceOfKey)).toEqual([
    'pass',
    'later',
    'like',
    null,
    null,
  ]);
});

it('tilts the card with the finger, up to a point', () => {
  expect(dragTransform({ x: 100, y: 8 })).toBe('translate(100px, 8px) rotate(5deg)');
  expect(dragTransform({ x: -900, y: 0 })).toBe('translate(-900px, 0px) rotate(-14deg)');
});
