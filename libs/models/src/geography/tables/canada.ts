/** Province | its cities. How to read a line: `../region-table.ts`. */
export const canada = `
Alberta|Calgary,Edmonton,Red Deer,Lethbridge
British Columbia|Vancouver,Victoria,Kelowna,Kamloops
Manitoba|Winnipeg,Brandon,Steinbach
New Brunswick|Moncton,Fredericton,Saint John
Newfoundland and Labrador|St. John's,Corner Brook,Gander
Northwest Territories|Yellowknife,Inuvik
Nova Scotia|Halifax,Sydney,Truro
Nunavut|Iqaluit,Rankin Inlet
Ontario|Toronto,Ottawa,Hamilton,London,Kingston
Prince Edward Island|Charlottetown,Summerside
Québec|Montréal,Québec,Gatineau,Sherbrooke
Saskatchewan|Saskatoon,Regina,Moose Jaw
Yukon|Whitehorse,Dawson City
`;
