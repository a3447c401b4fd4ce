/** Region | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const newZealandCells = `
auckland           | Auckland -36.85 174.76, Manukau City -37.0 174.9, Takapuna -36.79 174.78
bay-of-plenty      | Tauranga -37.7 176.2, Rotorua -38.1 176.2, Whakatane -38.0 177.0
canterbury         | Christchurch -43.5 172.6, Timaru -44.4 171.3, Ashburton -43.9 171.7
gisborne           | Gisborne -38.7 178.0
hawke-s-bay        | Napier -39.49 176.91, Hastings -39.64 176.85
manawatu-whanganui | Palmerston North -40.4 175.6, Whanganui -39.9 175.1, Levin -40.6 175.3
marlborough        | Blenheim -41.5 174.0, Picton -41.3 174.0
nelson             | Nelson -41.27 173.28, Stoke -41.32 173.23
northland          | Whangarei -35.7 174.3, Kerikeri -35.2 173.9
otago              | Dunedin -45.9 170.5, Queenstown -45.0 168.7, Oamaru -45.1 171.0
southland          | Invercargill -46.4 168.3, Gore -46.1 168.9
taranaki           | New Plymouth -39.1 174.1, Hawera -39.6 174.3
tasman             | Richmond -41.33 173.18, Motueka -41.1 173.0
waikato            | Hamilton -37.78 175.28, Taupo -38.7 176.1, Cambridge -37.88 175.44
wellington         | Wellington -41.29 174.78, Lower Hutt -41.22 174.92, Porirua -41.13 174.85
west-coast         | Greymouth -42.5 171.2, Westport -41.8 171.6
`;
