/** County | its cities. How to read a line: `../region-table.ts`. */
export const norway = `
Agder|Kristiansand,Arendal,Mandal
Akershus|Lillestrøm,Sandvika,Ski
Buskerud|Drammen,Kongsberg,Hønefoss
Finnmark|Alta,Hammerfest,Kirkenes
Innlandet|Hamar,Lillehammer,Gjøvik
more-og-romsdal|Møre og Romsdal|Ålesund,Molde,Kristiansund
Nordland|Bodø,Narvik,Mo i Rana
Oslo|Oslo
ostfold|Østfold|Fredrikstad,Sarpsborg,Moss
Rogaland|Stavanger,Sandnes,Haugesund
Telemark|Skien,Porsgrunn,Notodden
Troms|Tromsø,Harstad,Finnsnes
trondelag|Trøndelag|Trondheim,Steinkjer,Levanger
Vestfold|Tønsberg,Sandefjord,Larvik
Vestland|Bergen,Førde,Voss
`;
