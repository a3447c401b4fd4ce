/** State | its cities. How to read a line: `../region-table.ts`. */
export const austria = `
burgenland       | Burgenland       | Eisenstadt, Oberwart, Neusiedl am See
karnten          | Kärnten          | Klagenfurt am Wörthersee, Villach, Wolfsberg
niederosterreich | Niederösterreich | Sankt Pölten, Wiener Neustadt, Krems an der Donau, Baden
oberosterreich   | Oberösterreich   | Linz, Wels, Steyr
salzburg         | Salzburg         | Salzburg, Hallein, Zell am See
steiermark       | Steiermark       | Graz, Leoben, Kapfenberg
tirol            | Tirol            | Innsbruck, Kufstein, Lienz
vorarlberg       | Vorarlberg       | Bregenz, Dornbirn, Feldkirch
wien             | Wien             | Wien
`;
