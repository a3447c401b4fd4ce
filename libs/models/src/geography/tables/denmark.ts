/** Region | its cities. How to read a line: `../region-table.ts`. */
export const denmark = `
Hovedstaden|København,Frederiksberg,Helsingør,Hillerød
Midtjylland|Aarhus,Randers,Viborg,Silkeborg
Nordjylland|Aalborg,Hjørring,Frederikshavn
sjaelland|Sjælland|Roskilde,Næstved,Køge,Slagelse
Syddanmark|Odense,Esbjerg,Kolding,Vejle
`;
