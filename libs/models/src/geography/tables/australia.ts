/** State | its cities. How to read a line: `../region-table.ts`. */
export const australia = `
Australian Capital Territory|Canberra,Belconnen
New South Wales|Sydney,Newcastle,Wollongong,Albury
Northern Territory|Darwin,Alice Springs
Queensland|Brisbane,Gold Coast,Cairns,Townsville
South Australia|Adelaide,Mount Gambier,Whyalla
Tasmania|Hobart,Launceston,Devonport
Victoria|Melbourne,Geelong,Ballarat,Bendigo
Western Australia|Perth,Fremantle,Bunbury,Albany
`;
