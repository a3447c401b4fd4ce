/** Voivodeship | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const polandCells = `
dolnoslaskie        | Wrocław 51.1 17.0, Wałbrzych 50.8 16.3, Legnica 51.2 16.2, Jelenia Góra 50.9 15.7
kujawsko-pomorskie  | Bydgoszcz 53.1 18.0, Toruń 53.0 18.6, Włocławek 52.6 19.1
lubelskie           | Lublin 51.3 22.6, Zamość 50.7 23.3, Chełm 51.1 23.5
lubuskie            | Zielona Góra 51.9 15.5, Gorzów Wielkopolski 52.7 15.2, Nowa Sól 51.8 15.7
lodzkie             | Łódź 51.77 19.47, Piotrków Trybunalski 51.4 19.7, Pabianice 51.66 19.35
malopolskie         | Kraków 50.1 19.9, Tarnów 50.0 21.0, Nowy Sącz 49.6 20.7, Zakopane 49.3 19.9
mazowieckie         | Warszawa 52.2 21.0, Radom 51.4 21.1, Płock 52.5 19.7, Siedlce 52.2 22.3
opolskie            | Opole 50.7 17.9, Nysa 50.5 17.3, Kędzierzyn-Koźle 50.3 18.2
podkarpackie        | Rzeszów 50.0 22.0, Przemyśl 49.8 22.8, Stalowa Wola 50.6 22.1
podlaskie           | Białystok 53.1 23.2, Suwałki 54.1 22.9, Łomża 53.2 22.1
pomorskie           | Gdańsk 54.35 18.65, Gdynia 54.52 18.53, Sopot 54.44 18.56, Słupsk 54.5 17.0
slaskie             | Katowice 50.3 19.0, Gliwice 50.3 18.7, Częstochowa 50.8 19.1, Bielsko-Biała 49.8 19.0
swietokrzyskie      | Kielce 50.9 20.6, Sandomierz 50.7 21.7, Starachowice 51.0 21.1
warminsko-mazurskie | Olsztyn 53.8 20.5, Elbląg 54.2 19.4, Ełk 53.8 22.4
wielkopolskie       | Poznań 52.4 16.9, Kalisz 51.8 18.1, Leszno 51.8 16.6, Konin 52.2 18.3
zachodniopomorskie  | Szczecin 53.4 14.6, Koszalin 54.2 16.2, Kołobrzeg 54.2 15.6
`;
