/** Province | its cities. How to read a line: `../region-table.ts`. */
export const belgium = `
Antwerpen|Antwerpen,Mechelen,Turnhout,Lier
Brussel – Bruxelles|Brussel,Elsene,Schaarbeek,Ukkel
Hainaut|Charleroi,Mons,Tournai,La Louvière
Limburg|Hasselt,Genk,Tongeren,Sint-Truiden
Liège|Liège,Verviers,Seraing,Eupen
Luxembourg|Arlon,Bastogne,Marche-en-Famenne
Namur|Namur,Dinant,Ciney
Oost-Vlaanderen|Gent,Aalst,Sint-Niklaas,Oudenaarde
Vlaams-Brabant|Leuven,Vilvoorde,Halle,Tienen
Brabant wallon|Wavre,Nivelles,Waterloo
West-Vlaanderen|Brugge,Kortrijk,Oostende,Roeselare
`;
