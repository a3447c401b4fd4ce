import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { longestMark, trackingFact, trackingIn, trackingNames } from './tracking-in.ts';

/**
 * Says the same as `trackingIn`, of the address that the browser shows: the text is one for all addresses, so that a page which
 * serves many visitors can name it in its policy.
 */
const code = `try{let marks={},search=new URLSearchParams(location.search);for(let name of ${JSON.stringify(trackingNames)}){let value=search.get(name);if(value)marks[name]=value.slice(0,${longestMark})}localStorage.setItem(${JSON.stringify(storedFactKey(trackingFact))},JSON.stringify(marks))}catch{}`;

/**
 * Keeps on the device what a page's address says of where its visitor came from (spec section 3), as the page is read: whoever
 * goes on before its other scripts have come takes the marks along. Empty where the address says nothing.
 */
export const trackingScript = (url: string): string => (trackingIn(new URL(url).searchParams) ? code : '');
