/** Region | its cities. How to read a line: `../region-table.ts`. */
export const finland = `
ahvenanmaa        | Ahvenanmaa        | Maarianhamina, Jomala
etela-karjala     | Etelä-Karjala     | Lappeenranta, Imatra
etela-pohjanmaa   | Etelä-Pohjanmaa   | Seinäjoki, Lapua, Kauhava
etela-savo        | Etelä-Savo        | Mikkeli, Savonlinna
kainuu            | Kainuu            | Kajaani, Sotkamo
kanta-hame        | Kanta-Häme        | Hämeenlinna, Riihimäki, Forssa
keski-pohjanmaa   | Keski-Pohjanmaa   | Kokkola, Kannus
keski-suomi       | Keski-Suomi       | Jyväskylä, Jämsä, Äänekoski
kymenlaakso       | Kymenlaakso       | Kouvola, Kotka, Hamina
lappi             | Lappi             | Rovaniemi, Kemi, Tornio
pirkanmaa         | Pirkanmaa         | Tampere, Nokia, Valkeakoski
pohjanmaa         | Pohjanmaa         | Vaasa, Pietarsaari, Närpiö
pohjois-karjala   | Pohjois-Karjala   | Joensuu, Lieksa
pohjois-pohjanmaa | Pohjois-Pohjanmaa | Oulu, Raahe, Kuusamo
pohjois-savo      | Pohjois-Savo      | Kuopio, Iisalmi, Varkaus
paijat-hame       | Päijät-Häme       | Lahti, Heinola
satakunta         | Satakunta         | Pori, Rauma
uusimaa           | Uusimaa           | Helsinki, Espoo, Vantaa, Porvoo
varsinais-suomi   | Varsinais-Suomi   | Turku, Salo, Naantali
`;
