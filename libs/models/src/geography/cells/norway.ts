/** County | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const norwayCells = `
agder           | Kristiansand 58.1 8.0, Arendal 58.5 8.8, Mandal 58.0 7.5
akershus        | Lillestrøm 60.0 11.0, Sandvika 59.9 10.5, Ski 59.7 10.8
buskerud        | Drammen 59.7 10.2, Kongsberg 59.7 9.7, Hønefoss 60.2 10.3
finnmark        | Alta 70.0 23.3, Hammerfest 70.7 23.7, Kirkenes 69.7 30.0
innlandet       | Hamar 60.8 11.1, Lillehammer 61.1 10.5, Gjøvik 60.8 10.7
more-og-romsdal | Ålesund 62.5 6.2, Molde 62.7 7.2, Kristiansund 63.1 7.7
nordland        | Bodø 67.3 14.4, Narvik 68.4 17.4, Mo i Rana 66.3 14.1
oslo            | Oslo 59.9 10.7
ostfold         | Fredrikstad 59.2 10.9, Sarpsborg 59.3 11.1, Moss 59.4 10.7
rogaland        | Stavanger 59.0 5.7, Sandnes 58.9 5.7, Haugesund 59.4 5.3
telemark        | Skien 59.2 9.6, Porsgrunn 59.1 9.7, Notodden 59.6 9.3
troms           | Tromsø 69.6 19.0, Harstad 68.8 16.5, Finnsnes 69.2 18.0
trondelag       | Trondheim 63.4 10.4, Steinkjer 64.0 11.5, Levanger 63.7 11.3
vestfold        | Tønsberg 59.3 10.4, Sandefjord 59.1 10.2, Larvik 59.1 10.0
vestland        | Bergen 60.4 5.3, Førde 61.5 5.9, Voss 60.6 6.4
`;
