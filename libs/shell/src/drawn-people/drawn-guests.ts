import { nearestInAge, type AgesWanted } from '@parlour/models/account/drawn-people';
import nora from './female/nora-41.svg?url';
import amara from './female/amara-36.svg?url';
import claire from './female/claire-52.svg?url';
import petra from './female/petra-58.svg?url';
import annelies from './female/annelies-63.svg?url';
import marcus from './male/marcus-37.svg?url';
import daan from './male/daan-42.svg?url';
import pieter from './male/pieter-55.svg?url';
import henk from './male/henk-61.svg?url';

export interface PeopleWanted extends AgesWanted {
  visitor: 'female' | 'male';
}

/** Few, as a front door shows three and carries along the addresses of all; landers have more (`drawn-crowd.ts`). */
export const guests = {
  female: [nora, amara, claire, petra, annelies],
  male: [marcus, daan, pieter, henk],
};

/** Drawn people for the front door where no member may be shown: of whom this site's visitors look for, the nearest in age first. */
export const drawnGuests = (wanted: PeopleWanted): string[] => nearestInAge(guests[wanted.visitor], wanted);
