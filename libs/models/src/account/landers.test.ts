import { expect, test } from 'vitest';
import { landerAt, landerTypes } from './landers.ts';

const slugs = { gallery: { autumn: 'b' }, video: { autumn: 'a' } } as const;
const at = (type: string, slug?: string, onMember = false) => landerAt({ type, slug, onMember }, landerTypes, slugs);

test('without a slug a lander shows its first face', () => {
  expect(at('gallery')).toEqual({ type: 'gallery', variant: 'a' });
});

test('a slug chooses the face: by its letter, or as the brand says', () => {
  expect(at('gallery', 'b')?.variant).toBe('b');
  expect(at('gallery', 'autumn')?.variant).toBe('b');
  expect(at('video', 'autumn')?.variant).toBe('a');
});

test.each(['winter', 'constructor', '__proto__', 'A', ''])('nobody has a face called "%s"', (slug) => {
  expect(at('gallery', slug)).toBeNull();
});

test('what a brand does not offer is not there', () => {
  expect(landerAt({ type: 'gallery', onMember: false }, ['video'], {})).toBeNull();
  expect(at('toString')).toBeNull();
});

test('a lander on a member needs one, and no other lander takes one', () => {
  expect(at('member-landing2', 'a', true)?.variant).toBe('a');
  expect(at('member-landing2')).toBeNull();
  expect(at('gallery', undefined, true)).toBeNull();
});

test('two landers have no place for a slug in their address', () => {
  expect(at('tinderswipe', 'a')).toBeNull();
  expect(at('member-landing', 'a', true)).toBeNull();
});
