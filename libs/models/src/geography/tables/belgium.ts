/** Province | its cities. How to read a line: `../region-table.ts`. */
export const belgium = `
antwerpen         | Antwerpen           | Antwerpen, Mechelen, Turnhout, Lier
brussel-bruxelles | Brussel – Bruxelles | Brussel, Elsene, Schaarbeek, Ukkel
hainaut           | Hainaut             | Charleroi, Mons, Tournai, La Louvière
limburg           | Limburg             | Hasselt, Genk, Tongeren, Sint-Truiden
liege             | Liège               | Liège, Verviers, Seraing, Eupen
luxembourg        | Luxembourg          | Arlon, Bastogne, Marche-en-Famenne
namur             | Namur               | Namur, Dinant, Ciney
oost-vlaanderen   | Oost-Vlaanderen     | Gent, Aalst, Sint-Niklaas, Oudenaarde
vlaams-brabant    | Vlaams-Brabant      | Leuven, Vilvoorde, Halle, Tienen
brabant-wallon    | Brabant wallon      | Wavre, Nivelles, Waterloo
west-vlaanderen   | West-Vlaanderen     | Brugge, Kortrijk, Oostende, Roeselare
`;
