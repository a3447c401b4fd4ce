/** Canton | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const switzerlandCells = `
aargau                 | Aarau 47.39 8.04, Baden 47.47 8.31, Wettingen 47.47 8.33
appenzell-ausserrhoden | Herisau 47.39 9.28, Teufen 47.39 9.39
appenzell-innerrhoden  | Appenzell 47.33 9.41
basel-landschaft       | Liestal 47.48 7.73, Allschwil 47.55 7.54, Reinach 47.50 7.59
basel-stadt            | Basel 47.56 7.57, Riehen 47.58 7.65
bern                   | Bern 46.95 7.45, Biel 47.1 7.2, Thun 46.8 7.6, Köniz 46.92 7.41
fribourg               | Fribourg 46.80 7.15, Bulle 46.6 7.1, Murten 46.93 7.12
geneve                 | Genève 46.20 6.15, Lancy 46.19 6.11, Carouge 46.18 6.14
glarus                 | Glarus 47.04 9.07, Näfels 47.10 9.06
graubunden             | Chur 46.8 9.5, Davos 46.8 9.8, Sankt Moritz 46.5 9.8
jura                   | Delémont 47.4 7.3, Porrentruy 47.4 7.1
luzern                 | Luzern 47.05 8.31, Emmen 47.08 8.27, Kriens 47.03 8.29
neuchatel              | Neuchâtel 46.99 6.93, La Chaux-de-Fonds 47.10 6.83, Le Locle 47.06 6.75
nidwalden              | Stans 46.96 8.37, Hergiswil 46.98 8.31
obwalden               | Sarnen 46.90 8.25, Engelberg 46.8 8.4
sankt-gallen           | Sankt Gallen 47.42 9.37, Rapperswil 47.23 8.82, Wil 47.46 9.05
schaffhausen           | Schaffhausen 47.70 8.63, Neuhausen am Rheinfall 47.68 8.62
schwyz                 | Schwyz 47.02 8.65, Einsiedeln 47.13 8.75, Freienbach 47.21 8.76
solothurn              | Solothurn 47.21 7.54, Olten 47.35 7.90, Grenchen 47.19 7.40
thurgau                | Frauenfeld 47.56 8.90, Kreuzlingen 47.7 9.2, Arbon 47.52 9.43
ticino                 | Lugano 46.0 9.0, Bellinzona 46.2 9.0, Locarno 46.2 8.8
uri                    | Altdorf 46.88 8.64, Andermatt 46.6 8.6
valais                 | Sion 46.2 7.4, Brig 46.3 8.0, Martigny 46.1 7.1, Monthey 46.25 6.95
vaud                   | Lausanne 46.5 6.6, Montreux 46.43 6.91, Yverdon-les-Bains 46.8 6.6, Nyon 46.4 6.2
zug                    | Zug 47.17 8.52, Baar 47.20 8.53, Cham 47.18 8.46
zurich                 | Zürich 47.37 8.55, Winterthur 47.51 8.72, Uster 47.35 8.72, Dübendorf 47.40 8.62
`;
