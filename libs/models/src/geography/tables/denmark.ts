/** Region | its cities. How to read a line: `../region-table.ts`. */
export const denmark = `
hovedstaden | Hovedstaden | København, Frederiksberg, Helsingør, Hillerød
midtjylland | Midtjylland | Aarhus, Randers, Viborg, Silkeborg
nordjylland | Nordjylland | Aalborg, Hjørring, Frederikshavn
sjaelland   | Sjælland    | Roskilde, Næstved, Køge, Slagelse
syddanmark  | Syddanmark  | Odense, Esbjerg, Kolding, Vejle
`;
