/** County | its cities. How to read a line: `../region-table.ts`. */
export const norway = `
agder           | Agder           | Kristiansand, Arendal, Mandal
akershus        | Akershus        | Lillestrøm, Sandvika, Ski
buskerud        | Buskerud        | Drammen, Kongsberg, Hønefoss
finnmark        | Finnmark        | Alta, Hammerfest, Kirkenes
innlandet       | Innlandet       | Hamar, Lillehammer, Gjøvik
more-og-romsdal | Møre og Romsdal | Ålesund, Molde, Kristiansund
nordland        | Nordland        | Bodø, Narvik, Mo i Rana
oslo            | Oslo            | Oslo
ostfold         | Østfold         | Fredrikstad, Sarpsborg, Moss
rogaland        | Rogaland        | Stavanger, Sandnes, Haugesund
telemark        | Telemark        | Skien, Porsgrunn, Notodden
troms           | Troms           | Tromsø, Harstad, Finnsnes
trondelag       | Trøndelag       | Trondheim, Steinkjer, Levanger
vestfold        | Vestfold        | Tønsberg, Sandefjord, Larvik
vestland        | Vestland        | Bergen, Førde, Voss
`;
