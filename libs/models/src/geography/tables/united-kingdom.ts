/** Region | its cities. How to read a line: `../region-table.ts`. */
export const unitedKingdom = `
East Midlands|Nottingham,Leicester,Derby,Lincoln
East of England|Norwich,Cambridge,Ipswich,Colchester
London|London,Croydon,Ealing,Camden Town
North East|Newcastle upon Tyne,Sunderland,Durham,Middlesbrough
North West|Manchester,Liverpool,Preston,Chester
Northern Ireland|Belfast,Derry,Newry,Lisburn
Scotland|Glasgow,Edinburgh,Aberdeen,Dundee,Inverness
South East|Brighton,Oxford,Southampton,Reading,Canterbury
South West|Bristol,Exeter,Plymouth,Bath
Wales|Cardiff,Swansea,Newport,Wrexham
West Midlands|Birmingham,Coventry,Wolverhampton,Worcester
Yorkshire and the Humber|Leeds,Sheffield,York,Hull
`;
