/** State | its cities. How to read a line: `../region-table.ts`. */
export const germany = `
baden-wurttemberg      | Baden-Württemberg      | Stuttgart, Karlsruhe, Mannheim, Freiburg im Breisgau, Heidelberg
bayern                 | Bayern                 | München, Nürnberg, Augsburg, Regensburg, Würzburg
berlin                 | Berlin                 | Berlin
brandenburg            | Brandenburg            | Potsdam, Cottbus, Frankfurt (Oder), Brandenburg an der Havel
bremen                 | Bremen                 | Bremen, Bremerhaven
hamburg                | Hamburg                | Hamburg
hessen                 | Hessen                 | Frankfurt am Main, Wiesbaden, Kassel, Darmstadt
mecklenburg-vorpommern | Mecklenburg-Vorpommern | Rostock, Schwerin, Greifswald, Stralsund
niedersachsen          | Niedersachsen          | Hannover, Braunschweig, Oldenburg, Osnabrück, Göttingen
nordrhein-westfalen    | Nordrhein-Westfalen    | Köln, Düsseldorf, Dortmund, Münster, Aachen, Essen
rheinland-pfalz        | Rheinland-Pfalz        | Mainz, Koblenz, Trier, Ludwigshafen am Rhein
saarland               | Saarland               | Saarbrücken, Neunkirchen, Homburg
sachsen                | Sachsen                | Leipzig, Dresden, Chemnitz, Zwickau
sachsen-anhalt         | Sachsen-Anhalt         | Magdeburg, Halle (Saale), Dessau, Wernigerode
schleswig-holstein     | Schleswig-Holstein     | Kiel, Lübeck, Flensburg, Husum
thuringen              | Thüringen              | Erfurt, Jena, Weimar, Gera
`;
