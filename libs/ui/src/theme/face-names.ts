/** The faces whose files come with our pages; of others a device may have none. */
export const faceNames = { figtree: 'Figtree', newsreader: 'Newsreader' } as const;
