/** County | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const irelandCells = `
carlow    | Carlow 52.84 -6.93, Tullow 52.80 -6.74
cavan     | Cavan 54.0 -7.4, Virginia 53.8 -7.1
clare     | Ennis 52.84 -8.99, Shannon 52.70 -8.86, Kilrush 52.6 -9.5
cork      | Cork 51.90 -8.47, Cobh 51.85 -8.29, Mallow 52.1 -8.6, Clonakilty 51.6 -8.9
donegal   | Letterkenny 55.0 -7.7, Donegal 54.7 -8.1, Buncrana 55.1 -7.5
dublin    | Dublin 53.33 -6.25, Swords 53.46 -6.22, Dún Laoghaire 53.29 -6.14, Tallaght 53.29 -6.37
galway    | Galway 53.3 -9.1, Tuam 53.5 -8.8, Ballinasloe 53.3 -8.2
kerry     | Tralee 52.3 -9.7, Killarney 52.1 -9.5, Listowel 52.4 -9.5
kildare   | Naas 53.22 -6.67, Newbridge 53.18 -6.80, Maynooth 53.4 -6.6
kilkenny  | Kilkenny 52.7 -7.3, Thomastown 52.5 -7.1
laois     | Portlaoise 53.0 -7.3, Portarlington 53.2 -7.2
leitrim   | Carrick-on-Shannon 53.9 -8.1, Manorhamilton 54.3 -8.2
limerick  | Limerick 52.7 -8.6, Newcastle West 52.4 -9.1
longford  | Longford 53.7 -7.8, Granard 53.8 -7.5
louth     | Drogheda 53.7 -6.3, Dundalk 54.00 -6.42, Ardee 53.86 -6.54
mayo      | Castlebar 53.9 -9.3, Ballina 54.1 -9.2, Westport 53.8 -9.5
meath     | Navan 53.65 -6.68, Trim 53.55 -6.79, Ashbourne 53.51 -6.40
monaghan  | Monaghan 54.2 -7.0, Carrickmacross 54.0 -6.7
offaly    | Tullamore 53.3 -7.5, Birr 53.1 -7.9
roscommon | Roscommon 53.6 -8.2, Boyle 54.0 -8.3
sligo     | Sligo 54.3 -8.5, Tobercurry 54.0 -8.7
tipperary | Clonmel 52.4 -7.7, Nenagh 52.9 -8.2, Thurles 52.7 -7.8
waterford | Waterford 52.26 -7.11, Dungarvan 52.1 -7.6, Tramore 52.16 -7.15
westmeath | Athlone 53.4 -7.9, Mullingar 53.5 -7.3
wexford   | Wexford 52.3 -6.5, Enniscorthy 52.5 -6.6, Gorey 52.7 -6.3
wicklow   | Bray 53.20 -6.10, Wicklow 53.0 -6.0, Arklow 52.8 -6.1
`;
