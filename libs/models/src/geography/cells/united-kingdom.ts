/** Region | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const unitedKingdomCells = `
east-midlands            | Nottingham 53.0 -1.2, Leicester 52.6 -1.1, Derby 52.9 -1.5, Lincoln 53.2 -0.5
east-of-england          | Norwich 52.6 1.3, Cambridge 52.2 0.1, Ipswich 52.1 1.2, Colchester 51.9 0.9
london                   | London 51.51 -0.13, Croydon 51.38 -0.10, Ealing 51.51 -0.30, Camden Town 51.54 -0.14
north-east               | Newcastle upon Tyne 55.0 -1.6, Sunderland 54.9 -1.4, Durham 54.8 -1.6, Middlesbrough 54.6 -1.2
north-west               | Manchester 53.5 -2.2, Liverpool 53.4 -3.0, Preston 53.8 -2.7, Chester 53.2 -2.9
northern-ireland         | Belfast 54.60 -5.93, Derry 55.0 -7.3, Newry 54.2 -6.3, Lisburn 54.52 -6.04
scotland                 | Glasgow 55.9 -4.3, Edinburgh 56.0 -3.2, Aberdeen 57.1 -2.1, Dundee 56.5 -3.0, Inverness 57.5 -4.2
south-east               | Brighton 50.8 -0.1, Oxford 51.8 -1.3, Southampton 50.9 -1.4, Reading 51.5 -1.0, Canterbury 51.3 1.1
south-west               | Bristol 51.5 -2.6, Exeter 50.7 -3.5, Plymouth 50.4 -4.1, Bath 51.4 -2.4
wales                    | Cardiff 51.5 -3.2, Swansea 51.6 -3.9, Newport 51.6 -3.0, Wrexham 53.0 -3.0
west-midlands            | Birmingham 52.5 -1.9, Coventry 52.4 -1.5, Wolverhampton 52.6 -2.1, Worcester 52.2 -2.2
yorkshire-and-the-humber | Leeds 53.8 -1.5, Sheffield 53.4 -1.5, York 54.0 -1.1, Hull 53.7 -0.3
`;
