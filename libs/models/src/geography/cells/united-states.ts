/** State | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const unitedStatesCells = `
alabama              | Birmingham 33.5 -86.8, Huntsville 34.7 -86.6, Mobile 30.7 -88.0, Montgomery 32.4 -86.3
alaska               | Anchorage 61.2 -149.9, Fairbanks 64.8 -147.7, Juneau 58.3 -134.4
arizona              | Phoenix 33.4 -112.1, Tucson 32.2 -110.9, Mesa 33.4 -111.8, Flagstaff 35.2 -111.7
arkansas             | Little Rock 34.7 -92.3, Fayetteville 36.1 -94.2, Fort Smith 35.4 -94.4
california           | Los Angeles 34.1 -118.2, San Diego 32.7 -117.2, San Francisco 37.8 -122.4, San Jose 37.3 -121.9, Sacramento 38.6 -121.5, Fresno 36.7 -119.8
colorado             | Denver 39.7 -105.0, Colorado Springs 38.8 -104.8, Boulder 40.0 -105.3, Fort Collins 40.6 -105.1
connecticut          | Hartford 41.8 -72.7, New Haven 41.3 -72.9, Stamford 41.1 -73.5, Bridgeport 41.2 -73.2
delaware             | Wilmington 39.7 -75.5, Dover 39.2 -75.5, Newark 39.7 -75.7
district-of-columbia | Washington 38.9 -77.0
florida              | Miami 25.8 -80.2, Orlando 28.5 -81.4, Tampa 27.9 -82.5, Jacksonville 30.3 -81.7, Tallahassee 30.4 -84.3
georgia              | Atlanta 33.7 -84.4, Savannah 32.1 -81.1, Augusta 33.5 -82.0, Athens 34.0 -83.4
hawaii               | Honolulu 21.3 -157.9, Hilo 19.7 -155.1, Kailua 21.4 -157.7
idaho                | Boise 43.6 -116.2, Idaho Falls 43.5 -112.0, Coeur d'Alene 47.7 -116.8
illinois             | Chicago 41.9 -87.7, Springfield 39.8 -89.6, Peoria 40.7 -89.6, Rockford 42.3 -89.1
indiana              | Indianapolis 39.8 -86.2, Fort Wayne 41.1 -85.1, Bloomington 39.2 -86.5, Evansville 38.0 -87.6
iowa                 | Des Moines 41.6 -93.6, Cedar Rapids 42.0 -91.6, Iowa City 41.7 -91.5, Davenport 41.5 -90.6
kansas               | Wichita 37.7 -97.3, Topeka 39.0 -95.7, Overland Park 38.98 -94.67, Lawrence 39.0 -95.2
kentucky             | Louisville 38.3 -85.8, Lexington 38.0 -84.5, Bowling Green 37.0 -86.4
louisiana            | New Orleans 30.0 -90.1, Baton Rouge 30.4 -91.2, Lafayette 30.2 -92.0, Shreveport 32.5 -93.8
maine                | Portland 43.7 -70.3, Bangor 44.8 -68.8, Augusta 44.3 -69.8
maryland             | Baltimore 39.3 -76.6, Annapolis 39.0 -76.5, Frederick 39.4 -77.4, Rockville 39.1 -77.2
massachusetts        | Boston 42.36 -71.06, Worcester 42.3 -71.8, Springfield 42.1 -72.6, Cambridge 42.38 -71.11
michigan             | Detroit 42.3 -83.0, Grand Rapids 43.0 -85.7, Ann Arbor 42.3 -83.7, Lansing 42.7 -84.6
minnesota            | Minneapolis 45.0 -93.3, Saint Paul 44.9 -93.1, Duluth 46.8 -92.1, Rochester 44.0 -92.5
mississippi          | Jackson 32.3 -90.2, Gulfport 30.4 -89.1, Hattiesburg 31.3 -89.3
missouri             | Kansas City 39.10 -94.58, St. Louis 38.6 -90.2, Springfield 37.2 -93.3, Columbia 39.0 -92.3
montana              | Billings 45.8 -108.5, Missoula 46.9 -114.0, Bozeman 45.7 -111.0
nebraska             | Omaha 41.3 -95.9, Lincoln 40.8 -96.7, Grand Island 40.9 -98.3
nevada               | Las Vegas 36.2 -115.1, Reno 39.5 -119.8, Carson City 39.2 -119.8
new-hampshire        | Manchester 43.0 -71.5, Nashua 42.8 -71.5, Concord 43.2 -71.5
new-jersey           | Newark 40.74 -74.17, Jersey City 40.73 -74.08, Trenton 40.22 -74.74, Princeton 40.35 -74.66
new-mexico           | Albuquerque 35.1 -106.7, Santa Fe 35.7 -105.9, Las Cruces 32.3 -106.8
new-york             | New York City 40.71 -74.01, Buffalo 42.9 -78.9, Rochester 43.2 -77.6, Albany 42.7 -73.8, Syracuse 43.0 -76.1
north-carolina       | Charlotte 35.2 -80.8, Raleigh 35.8 -78.6, Durham 36.0 -78.9, Asheville 35.6 -82.6
north-dakota         | Fargo 46.9 -96.8, Bismarck 46.8 -100.8, Grand Forks 47.9 -97.0
ohio                 | Columbus 40.0 -83.0, Cleveland 41.5 -81.7, Cincinnati 39.1 -84.5, Toledo 41.7 -83.6
oklahoma             | Oklahoma City 35.5 -97.5, Tulsa 36.2 -96.0, Norman 35.2 -97.4
oregon               | Portland 45.5 -122.7, Eugene 44.1 -123.1, Salem 44.9 -123.0, Bend 44.1 -121.3
pennsylvania         | Philadelphia 40.0 -75.2, Pittsburgh 40.4 -80.0, Harrisburg 40.3 -76.9, Erie 42.1 -80.1
rhode-island         | Providence 41.82 -71.41, Newport 41.5 -71.3, Warwick 41.70 -71.42
south-carolina       | Charleston 32.8 -79.9, Columbia 34.0 -81.0, Greenville 34.9 -82.4
south-dakota         | Sioux Falls 43.5 -96.7, Rapid City 44.1 -103.2, Pierre 44.4 -100.4
tennessee            | Nashville 36.2 -86.8, Memphis 35.1 -90.0, Knoxville 36.0 -83.9, Chattanooga 35.0 -85.3
texas                | Houston 29.8 -95.4, Dallas 32.8 -96.8, Austin 30.3 -97.7, San Antonio 29.4 -98.5, El Paso 31.8 -106.5
utah                 | Salt Lake City 40.8 -111.9, Provo 40.2 -111.7, St. George 37.1 -113.6
vermont              | Burlington 44.5 -73.2, Montpelier 44.3 -72.6, Rutland 43.6 -73.0
virginia             | Richmond 37.6 -77.5, Virginia Beach 36.9 -76.0, Norfolk 36.8 -76.3, Roanoke 37.3 -79.9
washington           | Seattle 47.6 -122.3, Spokane 47.7 -117.4, Tacoma 47.3 -122.4, Olympia 47.0 -122.9
west-virginia        | Charleston 38.3 -81.6, Morgantown 39.6 -80.0, Huntington 38.4 -82.4
wisconsin            | Milwaukee 43.0 -87.9, Madison 43.1 -89.4, Green Bay 44.5 -88.0
wyoming              | Cheyenne 41.1 -104.8, Casper 42.9 -106.3, Laramie 41.3 -105.6
`;
