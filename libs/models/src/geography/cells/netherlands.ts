/** Province | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const netherlandsCells = `
drenthe       | Assen 53.0 6.6, Emmen 52.8 6.9, Hoogeveen 52.7 6.5, Meppel 52.7 6.2
flevoland     | Almere 52.4 5.2, Lelystad 52.51 5.47, Dronten 52.52 5.72
fryslan       | Leeuwarden 53.2 5.8, Drachten 53.1 6.1, Sneek 53.03 5.66, Heerenveen 52.96 5.92
gelderland    | Nijmegen 51.8 5.9, Arnhem 51.98 5.91, Apeldoorn 52.2 6.0, Ede 52.03 5.66, Zutphen 52.1 6.2
groningen     | Groningen 53.22 6.57, Veendam 53.11 6.88, Hoogezand 53.16 6.76, Delfzijl 53.33 6.92
limburg       | Maastricht 50.85 5.69, Venlo 51.4 6.2, Heerlen 50.88 5.98, Roermond 51.2 6.0
noord-brabant | Eindhoven 51.4 5.5, Tilburg 51.6 5.1, Breda 51.6 4.8, 's-Hertogenbosch 51.7 5.3, Helmond 51.5 5.7
noord-holland | Amsterdam 52.37 4.89, Haarlem 52.38 4.64, Alkmaar 52.6 4.7, Zaandam 52.44 4.83, Hilversum 52.22 5.18
overijssel    | Zwolle 52.5 6.1, Enschede 52.22 6.90, Deventer 52.3 6.2, Hengelo 52.27 6.79
utrecht       | Utrecht 52.09 5.12, Amersfoort 52.16 5.39, Nieuwegein 52.03 5.08, Houten 52.03 5.17, Zeist 52.09 5.23
zeeland       | Middelburg 51.50 3.61, Vlissingen 51.44 3.57, Goes 51.5 3.9, Terneuzen 51.3 3.8
zuid-holland  | Rotterdam 51.92 4.48, Den Haag 52.08 4.30, Leiden 52.2 4.5, Delft 52.01 4.36, Gouda 52.0 4.7
`;
