/** County | its cities. How to read a line: `../region-table.ts`. */
export const ireland = `
carlow    | Carlow    | Carlow, Tullow
cavan     | Cavan     | Cavan, Virginia
clare     | Clare     | Ennis, Shannon, Kilrush
cork      | Cork      | Cork, Cobh, Mallow, Clonakilty
donegal   | Donegal   | Letterkenny, Donegal, Buncrana
dublin    | Dublin    | Dublin, Swords, Dún Laoghaire, Tallaght
galway    | Galway    | Galway, Tuam, Ballinasloe
kerry     | Kerry     | Tralee, Killarney, Listowel
kildare   | Kildare   | Naas, Newbridge, Maynooth
kilkenny  | Kilkenny  | Kilkenny, Thomastown
laois     | Laois     | Portlaoise, Portarlington
leitrim   | Leitrim   | Carrick-on-Shannon, Manorhamilton
limerick  | Limerick  | Limerick, Newcastle West
longford  | Longford  | Longford, Granard
louth     | Louth     | Drogheda, Dundalk, Ardee
mayo      | Mayo      | Castlebar, Ballina, Westport
meath     | Meath     | Navan, Trim, Ashbourne
monaghan  | Monaghan  | Monaghan, Carrickmacross
offaly    | Offaly    | Tullamore, Birr
roscommon | Roscommon | Roscommon, Boyle
sligo     | Sligo     | Sligo, Tobercurry
tipperary | Tipperary | Clonmel, Nenagh, Thurles
waterford | Waterford | Waterford, Dungarvan, Tramore
westmeath | Westmeath | Athlone, Mullingar
wexford   | Wexford   | Wexford, Enniscorthy, Gorey
wicklow   | Wicklow   | Bray, Wicklow, Arklow
`;
