/** Region | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const finlandCells = `
ahvenanmaa        | Maarianhamina 60.10 19.93, Jomala 60.15 19.95
etela-karjala     | Lappeenranta 61.1 28.2, Imatra 61.2 28.8
etela-pohjanmaa   | Seinäjoki 62.8 22.8, Lapua 62.97 23.01, Kauhava 63.10 23.07
etela-savo        | Mikkeli 61.7 27.3, Savonlinna 61.9 28.9
kainuu            | Kajaani 64.2 27.7, Sotkamo 64.1 28.4
kanta-hame        | Hämeenlinna 61.0 24.5, Riihimäki 60.7 24.8, Forssa 60.8 23.6
keski-pohjanmaa   | Kokkola 63.8 23.1, Kannus 63.9 23.9
keski-suomi       | Jyväskylä 62.2 25.7, Jämsä 61.9 25.2, Äänekoski 62.6 25.7
kymenlaakso       | Kouvola 60.9 26.7, Kotka 60.5 26.9, Hamina 60.6 27.2
lappi             | Rovaniemi 66.5 25.7, Kemi 65.7 24.6, Tornio 65.8 24.1
pirkanmaa         | Tampere 61.5 23.8, Nokia 61.5 23.5, Valkeakoski 61.3 24.0
pohjanmaa         | Vaasa 63.1 21.6, Pietarsaari 63.7 22.7, Närpiö 62.5 21.3
pohjois-karjala   | Joensuu 62.6 29.8, Lieksa 63.3 30.0
pohjois-pohjanmaa | Oulu 65.0 25.5, Raahe 64.7 24.5, Kuusamo 66.0 29.2
pohjois-savo      | Kuopio 62.9 27.7, Iisalmi 63.6 27.2, Varkaus 62.3 27.9
paijat-hame       | Lahti 61.0 25.7, Heinola 61.2 26.0
satakunta         | Pori 61.5 21.8, Rauma 61.1 21.5
uusimaa           | Helsinki 60.17 24.94, Espoo 60.21 24.65, Vantaa 60.29 25.04, Porvoo 60.4 25.7
varsinais-suomi   | Turku 60.5 22.3, Salo 60.4 23.1, Naantali 60.5 22.0
`;
