/** Region | its cities. How to read a line: `../region-table.ts`. */
export const finland = `
Ahvenanmaa|Maarianhamina,Jomala
Etelä-Karjala|Lappeenranta,Imatra
Etelä-Pohjanmaa|Seinäjoki,Lapua,Kauhava
Etelä-Savo|Mikkeli,Savonlinna
Kainuu|Kajaani,Sotkamo
Kanta-Häme|Hämeenlinna,Riihimäki,Forssa
Keski-Pohjanmaa|Kokkola,Kannus
Keski-Suomi|Jyväskylä,Jämsä,Äänekoski
Kymenlaakso|Kouvola,Kotka,Hamina
Lappi|Rovaniemi,Kemi,Tornio
Pirkanmaa|Tampere,Nokia,Valkeakoski
Pohjanmaa|Vaasa,Pietarsaari,Närpiö
Pohjois-Karjala|Joensuu,Lieksa
Pohjois-Pohjanmaa|Oulu,Raahe,Kuusamo
Pohjois-Savo|Kuopio,Iisalmi,Varkaus
Päijät-Häme|Lahti,Heinola
Satakunta|Pori,Rauma
Uusimaa|Helsinki,Espoo,Vantaa,Porvoo
Varsinais-Suomi|Turku,Salo,Naantali
`;
