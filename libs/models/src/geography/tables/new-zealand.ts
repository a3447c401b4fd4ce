/** Region | its cities. How to read a line: `../region-table.ts`. */
export const newZealand = `
auckland           | Auckland           | Auckland, Manukau City, Takapuna
bay-of-plenty      | Bay of Plenty      | Tauranga, Rotorua, Whakatane
canterbury         | Canterbury         | Christchurch, Timaru, Ashburton
gisborne           | Gisborne           | Gisborne
hawke-s-bay        | Hawke's Bay        | Napier, Hastings
manawatu-whanganui | Manawatū-Whanganui | Palmerston North, Whanganui, Levin
marlborough        | Marlborough        | Blenheim, Picton
nelson             | Nelson             | Nelson, Stoke
northland          | Northland          | Whangarei, Kerikeri
otago              | Otago              | Dunedin, Queenstown, Oamaru
southland          | Southland          | Invercargill, Gore
taranaki           | Taranaki           | New Plymouth, Hawera
tasman             | Tasman             | Richmond, Motueka
waikato            | Waikato            | Hamilton, Taupo, Cambridge
wellington         | Wellington         | Wellington, Lower Hutt, Porirua
west-coast         | West Coast         | Greymouth, Westport
`;
