/** Province | its cities. How to read a line: `../region-table.ts`. */
export const netherlands = `
Drenthe|Assen,Emmen,Hoogeveen,Meppel
Flevoland|Almere,Lelystad,Dronten
Fryslân|Leeuwarden,Drachten,Sneek,Heerenveen
Gelderland|Nijmegen,Arnhem,Apeldoorn,Ede,Zutphen
Groningen|Groningen,Veendam,Hoogezand,Delfzijl
Limburg|Maastricht,Venlo,Heerlen,Roermond
Noord-Brabant|Eindhoven,Tilburg,Breda,'s-Hertogenbosch,Helmond
Noord-Holland|Amsterdam,Haarlem,Alkmaar,Zaandam,Hilversum
Overijssel|Zwolle,Enschede,Deventer,Hengelo
Utrecht|Utrecht,Amersfoort,Nieuwegein,Houten,Zeist
Zeeland|Middelburg,Vlissingen,Goes,Terneuzen
Zuid-Holland|Rotterdam,Den Haag,Leiden,Delft,Gouda
`;
