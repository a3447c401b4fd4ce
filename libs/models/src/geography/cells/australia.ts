/** State | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const australiaCells = `
australian-capital-territory | Canberra -35.28 149.13, Belconnen -35.24 149.07
new-south-wales              | Sydney -33.9 151.2, Newcastle -32.9 151.8, Wollongong -34.4 150.9, Albury -36.1 146.9
northern-territory           | Darwin -12.5 130.8, Alice Springs -23.7 133.9
queensland                   | Brisbane -27.5 153.0, Gold Coast -28.0 153.4, Cairns -16.9 145.8, Townsville -19.3 146.8
south-australia              | Adelaide -34.9 138.6, Mount Gambier -37.8 140.8, Whyalla -33.0 137.6
tasmania                     | Hobart -42.9 147.3, Launceston -41.4 147.1, Devonport -41.2 146.4
victoria                     | Melbourne -37.8 145.0, Geelong -38.1 144.4, Ballarat -37.6 143.8, Bendigo -36.8 144.3
western-australia            | Perth -32.0 115.9, Fremantle -32.1 115.7, Bunbury -33.3 115.6, Albany -35.0 117.9
`;
