/** Region | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const denmarkCells = `
hovedstaden | København 55.68 12.57, Frederiksberg 55.68 12.53, Helsingør 56.04 12.61, Hillerød 55.9 12.3
midtjylland | Aarhus 56.2 10.2, Randers 56.5 10.0, Viborg 56.5 9.4, Silkeborg 56.2 9.5
nordjylland | Aalborg 57.0 9.9, Hjørring 57.5 10.0, Frederikshavn 57.4 10.5
sjaelland   | Roskilde 55.64 12.08, Næstved 55.2 11.8, Køge 55.46 12.18, Slagelse 55.4 11.4
syddanmark  | Odense 55.4 10.4, Esbjerg 55.5 8.5, Kolding 55.5 9.5, Vejle 55.7 9.5
`;
