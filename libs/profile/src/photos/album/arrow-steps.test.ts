import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { expect, it, vi } from 'vitest';
import { imageOf } from '@parlour/testing/page-data';
import { arrowSteps } from './arrow-steps.ts';

const SIZE = 100;

/** Where a key takes a photo from its place, among five of which three stand in a row; places are counted from 1. */
function placeAfter(code: string, from: number, status: 'approved' | 'pending' = 'approved'): number | undefined {
  const photos = [1, 2, 3, 4, 5].map((place) =>
    imageOf(`${place}`, { is_main: place === 1, ...(place === from && { status }) }),
  );
  const nodes = photos.map((_, at) => {
    const [x, y] = [(at % 3) * SIZE, Math.floor(at / 3) * SIZE];
    const parentElement = { offsetTop: y, scrollIntoView: vi.fn(), getBoundingClientRect: () => ({ x, y }) };
    return { node: { current: { parentElement } } };
  });
  const { id } = photos[from - 1]!;
  const droppableContainers = { get: (wanted: string) => nodes[photos.findIndex((photo) => photo.id === wanted)] };
  const preventDefault = vi.fn();
  const [event, how] = [
    { code, preventDefault },
    { active: id, context: { over: null, droppableContainers } },
  ];
  const to = (arrowSteps(photos) as (...all: unknown[]) => ReturnType<KeyboardCoordinateGetter>)(event, how);
  expect(preventDefault, 'the page stays').toHaveBeenCalledOnce();
  return to ? to.x / SIZE + (to.y / SIZE) * 3 + 1 : undefined;
}

it.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 4, 3],
  ['ArrowUp', 5, 2],
  ['ArrowDown', 2, 5],
  ['ArrowUp', 4, 1],
])('%s takes the photo at place %d to place %d', (code, from, to) => {
  expect(placeAfter(code, from)).toBe(to);
});

it.each([
  ['ArrowUp', 3],
  ['ArrowDown', 3],
  ['ArrowDown', 4],
  ['ArrowRight', 5],
])('%s leaves the photo at place %d, as nothing is there', (code, from) => {
  expect(placeAfter(code, from)).toBeUndefined();
});

it.each([
  ['ArrowLeft', 2],
  ['ArrowUp', 4],
])('%s does not take what waits to be checked from place %d to the main one', (code, from) => {
  expect(placeAfter(code, from, 'pending')).toBeUndefined();
});
