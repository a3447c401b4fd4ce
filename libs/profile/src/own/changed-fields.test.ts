import { expect, it } from 'vitest';
import { interests } from '@parlour/models/interests';
import { changedFields } from './changed-fields.ts';

it('names what differs, and nothing that is not asked for', () => {
  const from = { name: 'Tom', gender: 'male', eye_color: 'blue', hair_color: null } as const;
  expect(changedFields(from, { name: 'Tim', gender: undefined, eye_color: null, hair_color: null }, undefined)).toEqual(
    {
      name: 'Tim',
      eye_color: null,
    },
  );
});

it('names what may have another value by now, the same as it is', () => {
  const from = { name: 'Tom', gender: 'male', interests: ['art'] } as const;
  const fields = { ...from, interests: [...from.interests] };
  expect(changedFields(fields, fields, { interests: ['art', 'wine'] }, { name: 'Tim', interests: [] })).toEqual({
    name: 'Tom',
    interests: ['art', 'wine'],
  });
});

it('sends what it was not opened with as it is', () => {
  expect(changedFields({}, { about_me: 'Hello' }, undefined)).toEqual({ about_me: 'Hello' });
});

it('adds interests to the list as it is now, and takes them from it', () => {
  const now = { interests: ['yoga', 'art', 'music', 'one of former times'] };
  expect(changedFields({ interests: ['art', 'music'] }, { interests: ['wine', 'music'] }, now)).toEqual({
    interests: ['yoga', 'music', 'wine'],
  });
});

it('leaves interests alone that are only listed otherwise', () => {
  expect(changedFields({ interests: ['art', 'wine'] }, { interests: ['wine', 'art'] }, { interests: [] })).toEqual({});
});

it('sends no more interests than there may be', () => {
  const now = { interests: interests.slice(0, 10) };
  expect(changedFields({ interests: [] }, { interests: ['wine'] }, now)).toEqual({ interests: ['wine'] });
});
