/** State | its cities. How to read a line: `../region-table.ts`. */
export const germany = `
Baden-Württemberg|Stuttgart,Karlsruhe,Mannheim,Freiburg im Breisgau,Heidelberg
Bayern|München,Nürnberg,Augsburg,Regensburg,Würzburg
Berlin|Berlin
Brandenburg|Potsdam,Cottbus,Frankfurt (Oder),Brandenburg an der Havel
Bremen|Bremen,Bremerhaven
Hamburg|Hamburg
Hessen|Frankfurt am Main,Wiesbaden,Kassel,Darmstadt
Mecklenburg-Vorpommern|Rostock,Schwerin,Greifswald,Stralsund
Niedersachsen|Hannover,Braunschweig,Oldenburg,Osnabrück,Göttingen
Nordrhein-Westfalen|Köln,Düsseldorf,Dortmund,Münster,Aachen,Essen
Rheinland-Pfalz|Mainz,Koblenz,Trier,Ludwigshafen am Rhein
Saarland|Saarbrücken,Neunkirchen,Homburg
Sachsen|Leipzig,Dresden,Chemnitz,Zwickau
Sachsen-Anhalt|Magdeburg,Halle (Saale),Dessau,Wernigerode
Schleswig-Holstein|Kiel,Lübeck,Flensburg,Husum
Thüringen|Erfurt,Jena,Weimar,Gera
`;
