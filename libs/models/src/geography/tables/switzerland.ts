/** Canton | its cities. How to read a line: `../region-table.ts`. */
export const switzerland = `
Aargau|Aarau,Baden,Wettingen
Appenzell Ausserrhoden|Herisau,Teufen
Appenzell Innerrhoden|Appenzell
Basel-Landschaft|Liestal,Allschwil,Reinach
Basel-Stadt|Basel,Riehen
Bern|Bern,Biel,Thun,Köniz
Fribourg|Fribourg,Bulle,Murten
Genève|Genève,Lancy,Carouge
Glarus|Glarus,Näfels
Graubünden|Chur,Davos,Sankt Moritz
Jura|Delémont,Porrentruy
Luzern|Luzern,Emmen,Kriens
Neuchâtel|Neuchâtel,La Chaux-de-Fonds,Le Locle
Nidwalden|Stans,Hergiswil
Obwalden|Sarnen,Engelberg
Sankt Gallen|Sankt Gallen,Rapperswil,Wil
Schaffhausen|Schaffhausen,Neuhausen am Rheinfall
Schwyz|Schwyz,Einsiedeln,Freienbach
Solothurn|Solothurn,Olten,Grenchen
Thurgau|Frauenfeld,Kreuzlingen,Arbon
Ticino|Lugano,Bellinzona,Locarno
Uri|Altdorf,Andermatt
Valais|Sion,Brig,Martigny,Monthey
Vaud|Lausanne,Montreux,Yverdon-les-Bains,Nyon
Zug|Zug,Baar,Cham
Zürich|Zürich,Winterthur,Uster,Dübendorf
`;
