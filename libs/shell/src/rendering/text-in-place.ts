/**
 * What the server wrote into an element of the page. In the browser it is already there; should React ever draw the whole
 * document anew, it goes on being there.
 */
export const textInPlace = (id: string): string => document.getElementById(id)?.textContent ?? '';
