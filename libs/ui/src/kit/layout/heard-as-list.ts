/** To Safari and its reader a list without marks is none, unless it has the role in so many words: `styled.ul.attrs(heardAsList)`. */
export const heardAsList = { role: 'list' } as const;
