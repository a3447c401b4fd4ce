import { addresses } from '@parlour/contract/addresses';
import { isUnder } from '../navigation/is-under.ts';

const pages = [addresses.members, addresses.likes, addresses.chats, addresses.premium];

/** Is this address in the members area, where the offer of the first hours stands (spec section 6)? */
export const isMembersArea = (pathname: string): boolean => isUnder(pathname, pages);
