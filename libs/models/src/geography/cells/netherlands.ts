/** Province | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const netherlandsCells = `
drenthe       | Assen 53.0 6.6, Emmen 52.8 6.9, Hoogeveen 52.7 6.5, Meppel 52.7 6.2
flevoland     | Almere 52.4 5.2, Lelystad 52.5 5.5, Dronten 52.5 5.7
fryslan       | Leeuwarden 53.2 5.8, Drachten 53.1 6.1, Sneek 53.0 5.7, Heerenveen 53.0 5.9
gelderland    | Nijmegen 51.8 5.9, Arnhem 52.0 5.9, Apeldoorn 52.2 6.0, Ede 52.0 5.7, Zutphen 52.1 6.2
groningen     | Groningen 53.2 6.6, Veendam 53.1 6.9, Hoogezand 53.2 6.8, Delfzijl 53.3 6.9
limburg       | Maastricht 50.8 5.7, Venlo 51.4 6.2, Heerlen 50.9 6.0, Roermond 51.2 6.0
noord-brabant | Eindhoven 51.4 5.5, Tilburg 51.6 5.1, Breda 51.6 4.8, 's-Hertogenbosch 51.7 5.3, Helmond 51.5 5.7
noord-holland | Amsterdam 52.4 4.9, Haarlem 52.4 4.6, Alkmaar 52.6 4.7, Zaandam 52.4 4.8, Hilversum 52.2 5.2
overijssel    | Zwolle 52.5 6.1, Enschede 52.2 6.9, Deventer 52.3 6.2, Hengelo 52.3 6.8
utrecht       | Utrecht 52.1 5.1, Amersfoort 52.2 5.4, Nieuwegein 52.0 5.1, Houten 52.0 5.2, Zeist 52.1 5.2
zeeland       | Middelburg 51.5 3.6, Vlissingen 51.4 3.6, Goes 51.5 3.9, Terneuzen 51.3 3.8
zuid-holland  | Rotterdam 51.9 4.5, Den Haag 52.1 4.3, Leiden 52.2 4.5, Delft 52.0 4.4, Gouda 52.0 4.7
`;
