/** Region | its cities. How to read a line: `../region-table.ts`. */
export const newZealand = `
Auckland|Auckland,Manukau City,Takapuna
Bay of Plenty|Tauranga,Rotorua,Whakatane
Canterbury|Christchurch,Timaru,Ashburton
Gisborne|Gisborne
Hawke's Bay|Napier,Hastings
Manawatū-Whanganui|Palmerston North,Whanganui,Levin
Marlborough|Blenheim,Picton
Nelson|Nelson,Stoke
Northland|Whangarei,Kerikeri
Otago|Dunedin,Queenstown,Oamaru
Southland|Invercargill,Gore
Taranaki|New Plymouth,Hawera
Tasman|Richmond,Motueka
Waikato|Hamilton,Taupo,Cambridge
Wellington|Wellington,Lower Hutt,Porirua
West Coast|Greymouth,Westport
`;
