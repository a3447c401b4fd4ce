/** Province | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const canadaCells = `
alberta                   | Calgary 51.1 -114.1, Edmonton 53.6 -113.5, Red Deer 52.3 -113.8, Lethbridge 49.7 -112.8
british-columbia          | Vancouver 49.2 -123.1, Victoria 48.4 -123.4, Kelowna 49.9 -119.5, Kamloops 50.7 -120.3
manitoba                  | Winnipeg 49.9 -97.1, Brandon 49.8 -100.0, Steinbach 49.5 -96.7
new-brunswick             | Moncton 46.1 -64.8, Fredericton 45.9 -66.7, Saint John 45.3 -66.1
newfoundland-and-labrador | St. John's 47.6 -52.7, Corner Brook 49.0 -58.0, Gander 49.0 -54.6
northwest-territories     | Yellowknife 62.5 -114.4, Inuvik 68.4 -133.7
nova-scotia               | Halifax 44.6 -63.6, Sydney 46.1 -60.2, Truro 45.4 -63.3
nunavut                   | Iqaluit 63.7 -68.5, Rankin Inlet 62.8 -92.1
ontario                   | Toronto 43.7 -79.4, Ottawa 45.41 -75.70, Hamilton 43.3 -79.8, London 43.0 -81.2, Kingston 44.2 -76.5
prince-edward-island      | Charlottetown 46.2 -63.1, Summerside 46.4 -63.8
quebec                    | Montréal 45.5 -73.6, Québec 46.8 -71.2, Gatineau 45.48 -75.70, Sherbrooke 45.4 -71.9
saskatchewan              | Saskatoon 52.1 -106.7, Regina 50.5 -104.6, Moose Jaw 50.4 -105.5
yukon                     | Whitehorse 60.7 -135.1, Dawson City 64.1 -139.4
`;
