import { expect, test } from 'vitest';
import { inLanderOrder, landerAt, landerTypes } from './landers.ts';

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

test('each face of each lander begins with somebody else, and nobody is lost', () => {
  const people = ['a', 'b', 'c'];
  expect(inLanderOrder(people, { type: 'tinderswipe', variant: 'a' })).toEqual(['a', 'b', 'c']);
  expect(inLanderOrder(people, { type: 'tinderswipe', variant: 'b' })).toEqual(['b', 'c', 'a']);
  expect(inLanderOrder(people, { type: 'alonetonight', variant: 'a' })).toEqual(['c', 'a', 'b']);
  expect(inLanderOrder([], { type: 'gallery', variant: 'a' })).toEqual([]);
});
