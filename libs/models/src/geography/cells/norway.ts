/** County | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const norwayCells = `
agder           | Kristiansand 58.1 8.0, Arendal 58.5 8.8, Mandal 58.0 7.5
akershus        | Lillestrøm 60.0 11.0, Sandvika 59.89 10.53, Ski 59.7 10.8
buskerud        | Drammen 59.7 10.2, Kongsberg 59.7 9.7, Hønefoss 60.2 10.3
finnmark        | Alta 70.0 23.3, Hammerfest 70.7 23.7, Kirkenes 69.7 30.0
innlandet       | Hamar 60.8 11.1, Lillehammer 61.1 10.5, Gjøvik 60.8 10.7
more-og-romsdal | Ålesund 62.5 6.2, Molde 62.7 7.2, Kristiansund 63.1 7.7
nordland        | Bodø 67.3 14.4, Narvik 68.4 17.4, Mo i Rana 66.3 14.1
oslo            | Oslo 59.91 10.75
ostfold         | Fredrikstad 59.2 10.9, Sarpsborg 59.3 11.1, Moss 59.4 10.7
rogaland        | Stavanger 58.97 5.73, Sandnes 58.85 5.74, Haugesund 59.4 5.3
telemark        | Skien 59.21 9.61, Porsgrunn 59.14 9.66, Notodden 59.6 9.3
troms           | Tromsø 69.6 19.0, Harstad 68.8 16.5, Finnsnes 69.2 18.0
trondelag       | Trondheim 63.4 10.4, Steinkjer 64.0 11.5, Levanger 63.7 11.3
vestfold        | Tønsberg 59.3 10.4, Sandefjord 59.13 10.22, Larvik 59.05 10.04
vestland        | Bergen 60.4 5.3, Førde 61.5 5.9, Voss 60.6 6.4
`;
