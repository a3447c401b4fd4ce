/** Canton | its cities. How to read a line: `../region-table.ts`. */
export const switzerland = `
aargau                 | Aargau                 | Aarau, Baden, Wettingen
appenzell-ausserrhoden | Appenzell Ausserrhoden | Herisau, Teufen
appenzell-innerrhoden  | Appenzell Innerrhoden  | Appenzell
basel-landschaft       | Basel-Landschaft       | Liestal, Allschwil, Reinach
basel-stadt            | Basel-Stadt            | Basel, Riehen
bern                   | Bern                   | Bern, Biel, Thun, Köniz
fribourg               | Fribourg               | Fribourg, Bulle, Murten
geneve                 | Genève                 | Genève, Lancy, Carouge
glarus                 | Glarus                 | Glarus, Näfels
graubunden             | Graubünden             | Chur, Davos, Sankt Moritz
jura                   | Jura                   | Delémont, Porrentruy
luzern                 | Luzern                 | Luzern, Emmen, Kriens
neuchatel              | Neuchâtel              | Neuchâtel, La Chaux-de-Fonds, Le Locle
nidwalden              | Nidwalden              | Stans, Hergiswil
obwalden               | Obwalden               | Sarnen, Engelberg
sankt-gallen           | Sankt Gallen           | Sankt Gallen, Rapperswil, Wil
schaffhausen           | Schaffhausen           | Schaffhausen, Neuhausen am Rheinfall
schwyz                 | Schwyz                 | Schwyz, Einsiedeln, Freienbach
solothurn              | Solothurn              | Solothurn, Olten, Grenchen
thurgau                | Thurgau                | Frauenfeld, Kreuzlingen, Arbon
ticino                 | Ticino                 | Lugano, Bellinzona, Locarno
uri                    | Uri                    | Altdorf, Andermatt
valais                 | Valais                 | Sion, Brig, Martigny, Monthey
vaud                   | Vaud                   | Lausanne, Montreux, Yverdon-les-Bains, Nyon
zug                    | Zug                    | Zug, Baar, Cham
zurich                 | Zürich                 | Zürich, Winterthur, Uster, Dübendorf
`;
