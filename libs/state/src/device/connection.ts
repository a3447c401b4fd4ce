/** What a browser tells of its line; not every browser does. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connectionHere = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** True where the reader pays for each byte, or waits for it: a slow line, or one that is asked to save (spec section 9). */
export const isSparing = ({ saveData, effectiveType = '' }: Connection = connectionHere()): boolean =>
  saveData === true || effectiveType.includes('2g');
