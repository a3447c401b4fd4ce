/** Province | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const belgiumCells = `
antwerpen         | Antwerpen 51.2 4.4, Mechelen 51.0 4.5, Turnhout 51.3 4.9, Lier 51.1 4.6
brussel-bruxelles | Brussel 50.9 4.3, Elsene 50.8 4.4, Schaarbeek 50.9 4.4, Ukkel 50.8 4.3
hainaut           | Charleroi 50.4 4.4, Mons 50.5 4.0, Tournai 50.6 3.4, La Louvière 50.5 4.2
limburg           | Hasselt 50.9 5.3, Genk 51.0 5.5, Tongeren 50.8 5.5, Sint-Truiden 50.8 5.2
liege             | Liège 50.6 5.6, Verviers 50.6 5.9, Seraing 50.6 5.5, Eupen 50.6 6.0
luxembourg        | Arlon 49.7 5.8, Bastogne 50.0 5.7, Marche-en-Famenne 50.2 5.3
namur             | Namur 50.5 4.9, Dinant 50.3 4.9, Ciney 50.3 5.1
oost-vlaanderen   | Gent 51.0 3.7, Aalst 50.9 4.0, Sint-Niklaas 51.2 4.1, Oudenaarde 50.9 3.6
vlaams-brabant    | Leuven 50.9 4.7, Vilvoorde 50.9 4.4, Halle 50.7 4.2, Tienen 50.8 4.9
brabant-wallon    | Wavre 50.7 4.6, Nivelles 50.6 4.3, Waterloo 50.7 4.4
west-vlaanderen   | Brugge 51.2 3.2, Kortrijk 50.8 3.3, Oostende 51.2 2.9, Roeselare 50.9 3.1
`;
