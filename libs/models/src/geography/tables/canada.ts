/** Province | its cities. How to read a line: `../region-table.ts`. */
export const canada = `
alberta                   | Alberta                   | Calgary, Edmonton, Red Deer, Lethbridge
british-columbia          | British Columbia          | Vancouver, Victoria, Kelowna, Kamloops
manitoba                  | Manitoba                  | Winnipeg, Brandon, Steinbach
new-brunswick             | New Brunswick             | Moncton, Fredericton, Saint John
newfoundland-and-labrador | Newfoundland and Labrador | St. John's, Corner Brook, Gander
northwest-territories     | Northwest Territories     | Yellowknife, Inuvik
nova-scotia               | Nova Scotia               | Halifax, Sydney, Truro
nunavut                   | Nunavut                   | Iqaluit, Rankin Inlet
ontario                   | Ontario                   | Toronto, Ottawa, Hamilton, London, Kingston
prince-edward-island      | Prince Edward Island      | Charlottetown, Summerside
quebec                    | Québec                    | Montréal, Québec, Gatineau, Sherbrooke
saskatchewan              | Saskatchewan              | Saskatoon, Regina, Moose Jaw
yukon                     | Yukon                     | Whitehorse, Dawson City
`;
