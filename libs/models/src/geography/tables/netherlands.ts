/** Province | its cities. How to read a line: `../region-table.ts`. */
export const netherlands = `
drenthe       | Drenthe       | Assen, Emmen, Hoogeveen, Meppel
flevoland     | Flevoland     | Almere, Lelystad, Dronten
fryslan       | Fryslân       | Leeuwarden, Drachten, Sneek, Heerenveen
gelderland    | Gelderland    | Nijmegen, Arnhem, Apeldoorn, Ede, Zutphen
groningen     | Groningen     | Groningen, Veendam, Hoogezand, Delfzijl
limburg       | Limburg       | Maastricht, Venlo, Heerlen, Roermond
noord-brabant | Noord-Brabant | Eindhoven, Tilburg, Breda, 's-Hertogenbosch, Helmond
noord-holland | Noord-Holland | Amsterdam, Haarlem, Alkmaar, Zaandam, Hilversum
overijssel    | Overijssel    | Zwolle, Enschede, Deventer, Hengelo
utrecht       | Utrecht       | Utrecht, Amersfoort, Nieuwegein, Houten, Zeist
zeeland       | Zeeland       | Middelburg, Vlissingen, Goes, Terneuzen
zuid-holland  | Zuid-Holland  | Rotterdam, Den Haag, Leiden, Delft, Gouda
`;
