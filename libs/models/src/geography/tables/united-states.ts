/** State | its cities. How to read a line: `../region-table.ts`. */
export const unitedStates = `
Alabama|Birmingham,Huntsville,Mobile,Montgomery
Alaska|Anchorage,Fairbanks,Juneau
Arizona|Phoenix,Tucson,Mesa,Flagstaff
Arkansas|Little Rock,Fayetteville,Fort Smith
California|Los Angeles,San Diego,San Francisco,San Jose,Sacramento,Fresno
Colorado|Denver,Colorado Springs,Boulder,Fort Collins
Connecticut|Hartford,New Haven,Stamford,Bridgeport
Delaware|Wilmington,Dover,Newark
District of Columbia|Washington
Florida|Miami,Orlando,Tampa,Jacksonville,Tallahassee
Georgia|Atlanta,Savannah,Augusta,Athens
Hawaii|Honolulu,Hilo,Kailua
Idaho|Boise,Idaho Falls,Coeur d'Alene
Illinois|Chicago,Springfield,Peoria,Rockford
Indiana|Indianapolis,Fort Wayne,Bloomington,Evansville
Iowa|Des Moines,Cedar Rapids,Iowa City,Davenport
Kansas|Wichita,Topeka,Overland Park,Lawrence
Kentucky|Louisville,Lexington,Bowling Green
Louisiana|New Orleans,Baton Rouge,Lafayette,Shreveport
Maine|Portland,Bangor,Augusta
Maryland|Baltimore,Annapolis,Frederick,Rockville
Massachusetts|Boston,Worcester,Springfield,Cambridge
Michigan|Detroit,Grand Rapids,Ann Arbor,Lansing
Minnesota|Minneapolis,Saint Paul,Duluth,Rochester
Mississippi|Jackson,Gulfport,Hattiesburg
Missouri|Kansas City,St. Louis,Springfield,Columbia
Montana|Billings,Missoula,Bozeman
Nebraska|Omaha,Lincoln,Grand Island
Nevada|Las Vegas,Reno,Carson City
New Hampshire|Manchester,Nashua,Concord
New Jersey|Newark,Jersey City,Trenton,Princeton
New Mexico|Albuquerque,Santa Fe,Las Cruces
New York|New York City,Buffalo,Rochester,Albany,Syracuse
North Carolina|Charlotte,Raleigh,Durham,Asheville
North Dakota|Fargo,Bismarck,Grand Forks
Ohio|Columbus,Cleveland,Cincinnati,Toledo
Oklahoma|Oklahoma City,Tulsa,Norman
Oregon|Portland,Eugene,Salem,Bend
Pennsylvania|Philadelphia,Pittsburgh,Harrisburg,Erie
Rhode Island|Providence,Newport,Warwick
South Carolina|Charleston,Columbia,Greenville
South Dakota|Sioux Falls,Rapid City,Pierre
Tennessee|Nashville,Memphis,Knoxville,Chattanooga
Texas|Houston,Dallas,Austin,San Antonio,El Paso
Utah|Salt Lake City,Provo,St. George
Vermont|Burlington,Montpelier,Rutland
Virginia|Richmond,Virginia Beach,Norfolk,Roanoke
Washington|Seattle,Spokane,Tacoma,Olympia
West Virginia|Charleston,Morgantown,Huntington
Wisconsin|Milwaukee,Madison,Green Bay
Wyoming|Cheyenne,Casper,Laramie
`;
