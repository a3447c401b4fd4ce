/** Canton | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const switzerlandCells = `
aargau                 | Aarau 47.4 8.0, Baden 47.5 8.3, Wettingen 47.5 8.3
appenzell-ausserrhoden | Herisau 47.4 9.3, Teufen 47.4 9.4
appenzell-innerrhoden  | Appenzell 47.3 9.4
basel-landschaft       | Liestal 47.5 7.7, Allschwil 47.6 7.5, Reinach 47.5 7.6
basel-stadt            | Basel 47.6 7.6, Riehen 47.6 7.6
bern                   | Bern 46.9 7.4, Biel 47.1 7.2, Thun 46.8 7.6, Köniz 46.9 7.4
fribourg               | Fribourg 46.8 7.2, Bulle 46.6 7.1, Murten 46.9 7.1
geneve                 | Genève 46.2 6.1, Lancy 46.2 6.1, Carouge 46.2 6.1
glarus                 | Glarus 47.0 9.1, Näfels 47.1 9.1
graubunden             | Chur 46.8 9.5, Davos 46.8 9.8, Sankt Moritz 46.5 9.8
jura                   | Delémont 47.4 7.3, Porrentruy 47.4 7.1
luzern                 | Luzern 47.1 8.3, Emmen 47.1 8.3, Kriens 47.0 8.3
neuchatel              | Neuchâtel 47.0 6.9, La Chaux-de-Fonds 47.1 6.8, Le Locle 47.1 6.7
nidwalden              | Stans 47.0 8.4, Hergiswil 47.0 8.3
obwalden               | Sarnen 46.9 8.2, Engelberg 46.8 8.4
sankt-gallen           | Sankt Gallen 47.4 9.4, Rapperswil 47.2 8.8, Wil 47.5 9.0
schaffhausen           | Schaffhausen 47.7 8.6, Neuhausen am Rheinfall 47.7 8.6
schwyz                 | Schwyz 47.0 8.7, Einsiedeln 47.1 8.7, Freienbach 47.2 8.8
solothurn              | Solothurn 47.2 7.5, Olten 47.3 7.9, Grenchen 47.2 7.4
thurgau                | Frauenfeld 47.6 8.9, Kreuzlingen 47.7 9.2, Arbon 47.5 9.4
ticino                 | Lugano 46.0 9.0, Bellinzona 46.2 9.0, Locarno 46.2 8.8
uri                    | Altdorf 46.9 8.6, Andermatt 46.6 8.6
valais                 | Sion 46.2 7.4, Brig 46.3 8.0, Martigny 46.1 7.1, Monthey 46.3 7.0
vaud                   | Lausanne 46.5 6.6, Montreux 46.4 6.9, Yverdon-les-Bains 46.8 6.6, Nyon 46.4 6.2
zug                    | Zug 47.2 8.5, Baar 47.2 8.5, Cham 47.2 8.5
zurich                 | Zürich 47.4 8.6, Winterthur 47.5 8.7, Uster 47.3 8.7, Dübendorf 47.4 8.6
`;
