// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placeNear } from './place-near.ts';

const windowHeight = 600;

beforeEach(() => {
  vi.stubGlobal('innerHeight', windowHeight);
  vi.stubGlobal('innerWidth', 320);
});

function boxAt(top: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(100, top, 48, height);
  return element;
}

/** Where a list of this height comes to stand from a button of 44 px. */
function topOf(buttonTop: number, height: number): number {
  const list = boxAt(0, height);
  placeNear(boxAt(buttonTop, 44), list);
  return Number.parseFloat(list.style.top);
}

describe('placeNear', () => {
  it('puts a list below its button, or above where it fits only there', () => {
    expect(topOf(20, 300)).toBe(72);
    expect(topOf(500, 300)).toBe(192);
  });

  it.each([
    { button: 20, height: 560 },
    { button: 300, height: 400 },
    { button: 550, height: windowHeight - 16 },
  ])('keeps the end of a list of $height px in sight where it fits neither below nor above', ({ button, height }) => {
    const top = topOf(button, height);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(top + height).toBe(windowHeight - 8);
  });

  it('begins at the upper edge where the window is lower than the list', () => {
    expect(topOf(300, 900)).toBe(8);
  });
});
