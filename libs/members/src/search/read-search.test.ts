import { describe, expect, it } from 'vitest';
import { profileFacts } from '@parlour/models/profile-fields';
import { outsideHref, readSearch, searchHref } from './read-search.ts';
import type { SearchOffer } from './search-offer.ts';

describe('the address of the members page', () => {
  const offer = {
    search_fields: [...profileFacts, 'interests' as const],
    genders: ['male' as const, 'female' as const],
    countries: ['NL', 'BE'],
    min_age: 18,
  };
  const read = (text: string, changes: Partial<SearchOffer> = {}) =>
    readSearch(new URLSearchParams(text), { ...offer, ...changes });

  it('is read leniently: repeats join, the empty and the unknown go', () => {
    expect(
      read('gender=female&countryregion=&online=1&interests=wine&interests=art&hair_color=green&page=2&utm=x'),
    ).toEqual({
      search: { gender: 'female', online: '1', interests: 'wine,art', page: 2 },
      narrow: false,
      outside: 1,
    });
    expect(read('country=BE&countryregion=nl-utrecht&min_age=3&max_age=500').search).toEqual({
      country: 'BE',
      min_age: 18,
      max_age: 99,
    });
  });

  it('names a city only within its region, where the brand offers it', () => {
    const offered = { search_fields: ['city' as const] };
    const place = 'country=NL&countryregion=nl-utrecht&city=+zeist+';
    expect(read(place, offered).search).toEqual({ country: 'NL', countryregion: 'nl-utrecht', city: 'zeist' });
    expect(read(place).search).not.toHaveProperty('city');
    expect(read('country=BE&countryregion=nl-utrecht&city=Zeist', offered).search).toEqual({ country: 'BE' });
  });

  it('asks for nothing that the brand does not offer', () => {
    const text = 'gender=male&country=FR&min_age=18&max_age=40&interests=wine&hair_color=red&tattoos=few';
    const women = { genders: ['female' as const], search_fields: ['hair_color' as const], min_age: 21 };
    expect(read(text, women).search).toEqual({ min_age: 21, max_age: 40, hair_color: 'red' });
  });

  it('is written back with changes, from the first page', () => {
    expect(searchHref(read('online=1&page=3'), { sort: 'new' })).toBe('/members?online=1&sort=new');
    expect(searchHref(read('online=1&with_photo=1&narrow=1'), { online: undefined })).toBe(
      '/members?with_photo=1&narrow=1',
    );
    expect(outsideHref(read('online=1&outside=2'), 3)).toBe('/members?online=1&outside=3#outside');
    expect(outsideHref(read('online=1&outside=2'), 1)).toBe('/members?online=1#outside');
  });
});
