/** Region | its cities. How to read a line: `../region-table.ts`. */
export const unitedKingdom = `
east-midlands            | East Midlands            | Nottingham, Leicester, Derby, Lincoln
east-of-england          | East of England          | Norwich, Cambridge, Ipswich, Colchester
london                   | London                   | London, Croydon, Ealing, Camden Town
north-east               | North East               | Newcastle upon Tyne, Sunderland, Durham, Middlesbrough
north-west               | North West               | Manchester, Liverpool, Preston, Chester
northern-ireland         | Northern Ireland         | Belfast, Derry, Newry, Lisburn
scotland                 | Scotland                 | Glasgow, Edinburgh, Aberdeen, Dundee, Inverness
south-east               | South East               | Brighton, Oxford, Southampton, Reading, Canterbury
south-west               | South West               | Bristol, Exeter, Plymouth, Bath
wales                    | Wales                    | Cardiff, Swansea, Newport, Wrexham
west-midlands            | West Midlands            | Birmingham, Coventry, Wolverhampton, Worcester
yorkshire-and-the-humber | Yorkshire and the Humber | Leeds, Sheffield, York, Hull
`;
