/** Province | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const belgiumCells = `
antwerpen         | Antwerpen 51.2 4.4, Mechelen 51.03 4.48, Turnhout 51.3 4.9, Lier 51.13 4.57
brussel-bruxelles | Brussel 50.85 4.35, Elsene 50.83 4.37, Schaarbeek 50.87 4.38, Ukkel 50.80 4.34
hainaut           | Charleroi 50.4 4.4, Mons 50.45 3.95, Tournai 50.6 3.4, La Louvière 50.49 4.19
limburg           | Hasselt 50.93 5.34, Genk 51.0 5.5, Tongeren 50.78 5.46, Sint-Truiden 50.82 5.19
liege             | Liège 50.63 5.57, Verviers 50.59 5.86, Seraing 50.58 5.50, Eupen 50.63 6.04
luxembourg        | Arlon 49.7 5.8, Bastogne 50.0 5.7, Marche-en-Famenne 50.2 5.3
namur             | Namur 50.5 4.9, Dinant 50.26 4.91, Ciney 50.29 5.10
oost-vlaanderen   | Gent 51.05 3.72, Aalst 50.9 4.0, Sint-Niklaas 51.2 4.1, Oudenaarde 50.85 3.61
vlaams-brabant    | Leuven 50.88 4.70, Vilvoorde 50.93 4.43, Halle 50.73 4.23, Tienen 50.8 4.9
brabant-wallon    | Wavre 50.72 4.60, Nivelles 50.60 4.33, Waterloo 50.71 4.40
west-vlaanderen   | Brugge 51.2 3.2, Kortrijk 50.83 3.26, Oostende 51.2 2.9, Roeselare 50.9 3.1
`;
