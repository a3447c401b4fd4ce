/** Voivodeship | its cities. How to read a line: `../region-table.ts`. */
export const poland = `
dolnoslaskie        | Dolnośląskie        | Wrocław, Wałbrzych, Legnica, Jelenia Góra
kujawsko-pomorskie  | Kujawsko-pomorskie  | Bydgoszcz, Toruń, Włocławek
lubelskie           | Lubelskie           | Lublin, Zamość, Chełm
lubuskie            | Lubuskie            | Zielona Góra, Gorzów Wielkopolski, Nowa Sól
lodzkie             | Łódzkie             | Łódź, Piotrków Trybunalski, Pabianice
malopolskie         | Małopolskie         | Kraków, Tarnów, Nowy Sącz, Zakopane
mazowieckie         | Mazowieckie         | Warszawa, Radom, Płock, Siedlce
opolskie            | Opolskie            | Opole, Nysa, Kędzierzyn-Koźle
podkarpackie        | Podkarpackie        | Rzeszów, Przemyśl, Stalowa Wola
podlaskie           | Podlaskie           | Białystok, Suwałki, Łomża
pomorskie           | Pomorskie           | Gdańsk, Gdynia, Sopot, Słupsk
slaskie             | Śląskie             | Katowice, Gliwice, Częstochowa, Bielsko-Biała
swietokrzyskie      | Świętokrzyskie      | Kielce, Sandomierz, Starachowice
warminsko-mazurskie | Warmińsko-mazurskie | Olsztyn, Elbląg, Ełk
wielkopolskie       | Wielkopolskie       | Poznań, Kalisz, Leszno, Konin
zachodniopomorskie  | Zachodniopomorskie  | Szczecin, Koszalin, Kołobrzeg
`;
