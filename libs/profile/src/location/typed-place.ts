/** A place as its form has it: empty where it is not told. */
export interface TypedPlace {
  country: string;
  region: string;
  city: string;
}

/** A place once one field of it is another: what lay within the former one is untold, and a region tells its country. */
export function changedPlace(place: TypedPlace, field: keyof TypedPlace, value: string): TypedPlace {
  switch (field) {
    case 'country':
      return { country: value, region: '', city: '' };
    case 'region':
      return {
        country: value.slice(0, 2).toUpperCase() || place.country,
        region: value,
        city: place.region === '' ? place.city : '',
      };
    case 'city':
      return { ...place, city: value };
  }
}
