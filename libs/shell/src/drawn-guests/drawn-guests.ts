import female1 from './female-1.svg?url';
import female2 from './female-2.svg?url';
import female3 from './female-3.svg?url';
import female4 from './female-4.svg?url';
import male1 from './male-1.svg?url';
import male2 from './male-2.svg?url';
import male3 from './male-3.svg?url';
import male4 from './male-4.svg?url';

const drawn = {
  female: [female1, female2, female3, female4],
  male: [male1, male2, male3, male4],
} as const;

/** Drawn portraits for a collage where no member agreed to be shown; most are of whom this site's visitors look for. */
export const drawnGuests = (wanted: 'male' | 'female'): readonly string[] => drawn[wanted];
