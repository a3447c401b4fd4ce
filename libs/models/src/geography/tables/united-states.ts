/** State | its cities. How to read a line: `../region-table.ts`. */
export const unitedStates = `
alabama              | Alabama              | Birmingham, Huntsville, Mobile, Montgomery
alaska               | Alaska               | Anchorage, Fairbanks, Juneau
arizona              | Arizona              | Phoenix, Tucson, Mesa, Flagstaff
arkansas             | Arkansas             | Little Rock, Fayetteville, Fort Smith
california           | California           | Los Angeles, San Diego, San Francisco, San Jose, Sacramento, Fresno
colorado             | Colorado             | Denver, Colorado Springs, Boulder, Fort Collins
connecticut          | Connecticut          | Hartford, New Haven, Stamford, Bridgeport
delaware             | Delaware             | Wilmington, Dover, Newark
district-of-columbia | District of Columbia | Washington
florida              | Florida              | Miami, Orlando, Tampa, Jacksonville, Tallahassee
georgia              | Georgia              | Atlanta, Savannah, Augusta, Athens
hawaii               | Hawaii               | Honolulu, Hilo, Kailua
idaho                | Idaho                | Boise, Idaho Falls, Coeur d'Alene
illinois             | Illinois             | Chicago, Springfield, Peoria, Rockford
indiana              | Indiana              | Indianapolis, Fort Wayne, Bloomington, Evansville
iowa                 | Iowa                 | Des Moines, Cedar Rapids, Iowa City, Davenport
kansas               | Kansas               | Wichita, Topeka, Overland Park, Lawrence
kentucky             | Kentucky             | Louisville, Lexington, Bowling Green
louisiana            | Louisiana            | New Orleans, Baton Rouge, Lafayette, Shreveport
maine                | Maine                | Portland, Bangor, Augusta
maryland             | Maryland             | Baltimore, Annapolis, Frederick, Rockville
massachusetts        | Massachusetts        | Boston, Worcester, Springfield, Cambridge
michigan             | Michigan             | Detroit, Grand Rapids, Ann Arbor, Lansing
minnesota            | Minnesota            | Minneapolis, Saint Paul, Duluth, Rochester
mississippi          | Mississippi          | Jackson, Gulfport, Hattiesburg
missouri             | Missouri             | Kansas City, St. Louis, Springfield, Columbia
montana              | Montana              | Billings, Missoula, Bozeman
nebraska             | Nebraska             | Omaha, Lincoln, Grand Island
nevada               | Nevada               | Las Vegas, Reno, Carson City
new-hampshire        | New Hampshire        | Manchester, Nashua, Concord
new-jersey           | New Jersey           | Newark, Jersey City, Trenton, Princeton
new-mexico           | New Mexico           | Albuquerque, Santa Fe, Las Cruces
new-york             | New York             | New York City, Buffalo, Rochester, Albany, Syracuse
north-carolina       | North Carolina       | Charlotte, Raleigh, Durham, Asheville
north-dakota         | North Dakota         | Fargo, Bismarck, Grand Forks
ohio                 | Ohio                 | Columbus, Cleveland, Cincinnati, Toledo
oklahoma             | Oklahoma             | Oklahoma City, Tulsa, Norman
oregon               | Oregon               | Portland, Eugene, Salem, Bend
pennsylvania         | Pennsylvania         | Philadelphia, Pittsburgh, Harrisburg, Erie
rhode-island         | Rhode Island         | Providence, Newport, Warwick
south-carolina       | South Carolina       | Charleston, Columbia, Greenville
south-dakota         | South Dakota         | Sioux Falls, Rapid City, Pierre
tennessee            | Tennessee            | Nashville, Memphis, Knoxville, Chattanooga
texas                | Texas                | Houston, Dallas, Austin, San Antonio, El Paso
utah                 | Utah                 | Salt Lake City, Provo, St. George
vermont              | Vermont              | Burlington, Montpelier, Rutland
virginia             | Virginia             | Richmond, Virginia Beach, Norfolk, Roanoke
washington           | Washington           | Seattle, Spokane, Tacoma, Olympia
west-virginia        | West Virginia        | Charleston, Morgantown, Huntington
wisconsin            | Wisconsin            | Milwaukee, Madison, Green Bay
wyoming              | Wyoming              | Cheyenne, Casper, Laramie
`;
