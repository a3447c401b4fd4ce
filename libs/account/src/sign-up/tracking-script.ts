import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { longestMark, NUL, trackingFact, trackingIn, trackingNames } from './tracking-in.ts';

/**
 * Does what `trackingIn` does, for the address that the browser shows. The text is the same for all addresses, so that
 * a page which serves many visitors can name it in its policy.
 */
const code = `try{let marks={},search=new URLSearchParams(location.search);for(let name of ${JSON.stringify(trackingNames)}){let value=search.get(name)?.replaceAll(${JSON.stringify(NUL)},'');if(value)marks[name]=value.slice(0,${longestMark})}localStorage.setItem(${JSON.stringify(storedFactKey(trackingFact))},JSON.stringify(marks))}catch{}`;

/**
 * The script that keeps on the device where a visitor came from, as the page's address says it (spec section 3). It
 * runs while the page is read: whoever goes on before the other scripts have come takes the marks along. Empty where
 * the address says nothing.
 */
export const trackingScript = (url: string): string => (trackingIn(new URL(url).searchParams) ? code : '');
