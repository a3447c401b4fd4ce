const places = /^\/(members|likes|chats|premium)(\/|$)/;

/** Is this address in the members area, where the offer of the first hours stands (spec section 6)? */
export const isMembersArea = (pathname: string): boolean => places.test(pathname);
