import { expect, it } from 'vitest';
import { cellsOf } from '../geography/cells.ts';
import { countries } from '../geography/country.ts';
import { nearestCity } from './nearest-city.ts';

it.each<[place: string, latitude: number, longitude: number, city: string]>([
  ['the middle of Paris', 48.857, 2.352, 'Paris'],
  ['the east of Paris', 48.865, 2.4, 'Paris'],
  ['La Villette', 48.89, 2.385, 'Paris'],
  ['Porte de Versailles', 48.833, 2.288, 'Paris'],
  ['the geocode that a phone rounds', 48.85, 2.35, 'Paris'],
  ['the basilica of Saint-Denis', 48.935, 2.36, 'Saint-Denis'],
  ['Boulogne’s town hall', 48.835, 2.241, 'Boulogne-Billancourt'],
  ['Trafalgar Square', 51.508, -0.128, 'London'],
  ['Islington', 51.538, -0.1, 'London'],
  ['Camden Market', 51.541, -0.146, 'Camden Town'],
  ['Brussels’ market place', 50.847, 4.352, 'Brussel'],
  ['Schaarbeek’s town hall', 50.868, 4.374, 'Schaarbeek'],
  ['the Long Market of Gdańsk', 54.349, 18.653, 'Gdańsk'],
  ['Sopot’s pier', 54.445, 18.57, 'Sopot'],
  ['Harvard Square', 42.373, -71.119, 'Cambridge'],
  ['Vesterbro', 55.67, 12.55, 'København'],
  ['Cathedral of Lausanne', 46.523, 6.635, 'Lausanne'],
])('%s (%f, %f) is in %s', (_, latitude, longitude, city) => {
  expect(nearestCity(latitude, longitude)?.city).toBe(city);
});

it.each(countries)('in %s each city is found at its own centre', (country) => {
  for (const { region, city, cell } of cellsOf(country))
    expect(nearestCity(...cell)).toEqual({ country, region, city });
});

it('finds the nearest city of the list, and none at sea', () => {
  expect(nearestCity(52.09, 5.12)).toMatchObject({ country: 'NL', region: 'nl-utrecht' });
  expect(nearestCity(52.09, 5.12, ['BE'])).toBeNull();
  expect(nearestCity(45, -40)).toBeNull();
});
