/** Voivodeship | its cities. How to read a line: `../region-table.ts`. */
export const poland = `
Dolnośląskie|Wrocław,Wałbrzych,Legnica,Jelenia Góra
Kujawsko-pomorskie|Bydgoszcz,Toruń,Włocławek
Lubelskie|Lublin,Zamość,Chełm
Lubuskie|Zielona Góra,Gorzów Wielkopolski,Nowa Sól
lodzkie|Łódzkie|Łódź,Piotrków Trybunalski,Pabianice
malopolskie|Małopolskie|Kraków,Tarnów,Nowy Sącz,Zakopane
Mazowieckie|Warszawa,Radom,Płock,Siedlce
Opolskie|Opole,Nysa,Kędzierzyn-Koźle
Podkarpackie|Rzeszów,Przemyśl,Stalowa Wola
Podlaskie|Białystok,Suwałki,Łomża
Pomorskie|Gdańsk,Gdynia,Sopot,Słupsk
Śląskie|Katowice,Gliwice,Częstochowa,Bielsko-Biała
Świętokrzyskie|Kielce,Sandomierz,Starachowice
Warmińsko-mazurskie|Olsztyn,Elbląg,Ełk
Wielkopolskie|Poznań,Kalisz,Leszno,Konin
Zachodniopomorskie|Szczecin,Koszalin,Kołobrzeg
`;
