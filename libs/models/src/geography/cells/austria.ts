/** State | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const austriaCells = `
burgenland       | Eisenstadt 47.8 16.5, Oberwart 47.3 16.2, Neusiedl am See 47.9 16.8
karnten          | Klagenfurt am Wörthersee 46.6 14.3, Villach 46.6 13.9, Wolfsberg 46.8 14.8
niederosterreich | Sankt Pölten 48.2 15.6, Wiener Neustadt 47.8 16.2, Krems an der Donau 48.4 15.6, Baden 48.0 16.2
oberosterreich   | Linz 48.3 14.3, Wels 48.2 14.0, Steyr 48.0 14.4
salzburg         | Salzburg 47.80 13.04, Hallein 47.68 13.10, Zell am See 47.3 12.8
steiermark       | Graz 47.1 15.4, Leoben 47.38 15.09, Kapfenberg 47.44 15.29
tirol            | Innsbruck 47.3 11.4, Kufstein 47.6 12.2, Lienz 46.8 12.8
vorarlberg       | Bregenz 47.50 9.75, Dornbirn 47.41 9.74, Feldkirch 47.2 9.6
wien             | Wien 48.2 16.4
`;
