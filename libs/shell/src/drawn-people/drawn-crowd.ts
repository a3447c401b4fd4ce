import { nearestInAge, yearsOff } from '@parlour/models/account/drawn-people';
import { guests, type PeopleWanted } from './drawn-guests.ts';
import ines from './female/ines-38.svg?url';
import sofie from './female/sofie-44.svg?url';
import yasmin from './female/yasmin-39.svg?url';
import jutta from './female/jutta-47.svg?url';
import mila from './female/mila-34.svg?url';
import lena from './female/lena-31.svg?url';
import grace from './female/grace-61.svg?url';
import hilde from './female/hilde-66.svg?url';
import mirjam from './female/mirjam-59.svg?url';
import rafael from './male/rafael-40.svg?url';
import joost from './male/joost-48.svg?url';
import kofi from './male/kofi-45.svg?url';
import samir from './male/samir-36.svg?url';
import lucas from './male/lucas-34.svg?url';
import tomasz from './male/tomasz-33.svg?url';

const crowd = {
  female: [...guests.female, ines, sofie, yasmin, jutta, mila, lena, grace, hilde, mirjam],
  male: [...guests.male, rafael, joost, kofi, samir, lucas, tomasz],
};

/** Fewer would make a collage of the same faces. */
const FEWEST = 8;

/** Drawn people for landers: of whom this site's visitors look for, at the ages they look for or as near to them as there are. */
export function drawnCrowd(wanted: PeopleWanted): string[] {
  const nearest = nearestInAge(crowd[wanted.visitor], wanted);
  const fitting = nearest.filter((file) => yearsOff(file, wanted) === 0).length;
  return nearest.slice(0, Math.max(fitting, FEWEST));
}
