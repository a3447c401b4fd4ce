/** State | its cities. How to read a line: `../region-table.ts`. */
export const austria = `
Burgenland|Eisenstadt,Oberwart,Neusiedl am See
Kärnten|Klagenfurt am Wörthersee,Villach,Wolfsberg
Niederösterreich|Sankt Pölten,Wiener Neustadt,Krems an der Donau,Baden
Oberösterreich|Linz,Wels,Steyr
Salzburg|Salzburg,Hallein,Zell am See
Steiermark|Graz,Leoben,Kapfenberg
Tirol|Innsbruck,Kufstein,Lienz
Vorarlberg|Bregenz,Dornbirn,Feldkirch
Wien|Wien
`;
