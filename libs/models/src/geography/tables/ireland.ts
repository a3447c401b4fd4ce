/** County | its cities. How to read a line: `../region-table.ts`. */
export const ireland = `
Carlow|Carlow,Tullow
Cavan|Cavan,Virginia
Clare|Ennis,Shannon,Kilrush
Cork|Cork,Cobh,Mallow,Clonakilty
Donegal|Letterkenny,Donegal,Buncrana
Dublin|Dublin,Swords,Dún Laoghaire,Tallaght
Galway|Galway,Tuam,Ballinasloe
Kerry|Tralee,Killarney,Listowel
Kildare|Naas,Newbridge,Maynooth
Kilkenny|Kilkenny,Thomastown
Laois|Portlaoise,Portarlington
Leitrim|Carrick-on-Shannon,Manorhamilton
Limerick|Limerick,Newcastle West
Longford|Longford,Granard
Louth|Drogheda,Dundalk,Ardee
Mayo|Castlebar,Ballina,Westport
Meath|Navan,Trim,Ashbourne
Monaghan|Monaghan,Carrickmacross
Offaly|Tullamore,Birr
Roscommon|Roscommon,Boyle
Sligo|Sligo,Tobercurry
Tipperary|Clonmel,Nenagh,Thurles
Waterford|Waterford,Dungarvan,Tramore
Westmeath|Athlone,Mullingar
Wexford|Wexford,Enniscorthy,Gorey
Wicklow|Bray,Wicklow,Arklow
`;
