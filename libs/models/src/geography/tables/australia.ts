/** State | its cities. How to read a line: `../region-table.ts`. */
export const australia = `
australian-capital-territory | Australian Capital Territory | Canberra, Belconnen
new-south-wales              | New South Wales              | Sydney, Newcastle, Wollongong, Albury
northern-territory           | Northern Territory           | Darwin, Alice Springs
queensland                   | Queensland                   | Brisbane, Gold Coast, Cairns, Townsville
south-australia              | South Australia              | Adelaide, Mount Gambier, Whyalla
tasmania                     | Tasmania                     | Hobart, Launceston, Devonport
victoria                     | Victoria                     | Melbourne, Geelong, Ballarat, Bendigo
western-australia            | Western Australia            | Perth, Fremantle, Bunbury, Albany
`;
