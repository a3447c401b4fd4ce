/** State | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const germanyCells = `
baden-wurttemberg      | Stuttgart 48.8 9.2, Karlsruhe 49.0 8.4, Mannheim 49.49 8.47, Freiburg im Breisgau 48.0 7.9, Heidelberg 49.4 8.7
bayern                 | München 48.1 11.6, Nürnberg 49.5 11.1, Augsburg 48.4 10.9, Regensburg 49.0 12.1, Würzburg 49.8 10.0
berlin                 | Berlin 52.5 13.4
brandenburg            | Potsdam 52.4 13.1, Cottbus 51.8 14.3, Frankfurt (Oder) 52.3 14.6, Brandenburg an der Havel 52.4 12.6
bremen                 | Bremen 53.1 8.8, Bremerhaven 53.6 8.6
hamburg                | Hamburg 53.6 10.0
hessen                 | Frankfurt am Main 50.1 8.7, Wiesbaden 50.09 8.24, Kassel 51.3 9.5, Darmstadt 49.9 8.7
mecklenburg-vorpommern | Rostock 54.1 12.1, Schwerin 53.6 11.4, Greifswald 54.1 13.4, Stralsund 54.3 13.1
niedersachsen          | Hannover 52.4 9.7, Braunschweig 52.3 10.5, Oldenburg 53.1 8.2, Osnabrück 52.3 8.0, Göttingen 51.5 9.9
nordrhein-westfalen    | Köln 50.9 7.0, Düsseldorf 51.2 6.8, Dortmund 51.5 7.5, Münster 52.0 7.6, Aachen 50.78 6.08, Essen 51.5 7.0
rheinland-pfalz        | Mainz 49.98 8.28, Koblenz 50.4 7.6, Trier 49.8 6.6, Ludwigshafen am Rhein 49.48 8.45
saarland               | Saarbrücken 49.2 7.0, Neunkirchen 49.34 7.18, Homburg 49.33 7.34
sachsen                | Leipzig 51.3 12.4, Dresden 51.1 13.7, Chemnitz 50.8 12.9, Zwickau 50.7 12.5
sachsen-anhalt         | Magdeburg 52.1 11.6, Halle (Saale) 51.5 12.0, Dessau 51.8 12.2, Wernigerode 51.8 10.8
schleswig-holstein     | Kiel 54.3 10.1, Lübeck 53.9 10.7, Flensburg 54.8 9.4, Husum 54.5 9.1
thuringen              | Erfurt 51.0 11.0, Jena 50.9 11.6, Weimar 51.0 11.3, Gera 50.9 12.1
`;
