/** Region | its cities. How to read a line: `../region-table.ts`. */
export const france = `
auvergne-rhone-alpes       | Auvergne-Rhône-Alpes       | Lyon, Grenoble, Clermont-Ferrand, Saint-Étienne, Annecy
bourgogne-franche-comte    | Bourgogne-Franche-Comté    | Dijon, Besançon, Auxerre, Mâcon
bretagne                   | Bretagne                   | Rennes, Brest, Quimper, Vannes
centre-val-de-loire        | Centre-Val de Loire        | Tours, Orléans, Bourges, Chartres
corse                      | Corse                      | Ajaccio, Bastia, Corte
grand-est                  | Grand Est                  | Strasbourg, Reims, Metz, Nancy, Mulhouse
guadeloupe                 | Guadeloupe                 | Les Abymes, Pointe-à-Pitre, Basse-Terre
guyane                     | Guyane                     | Cayenne, Kourou
hauts-de-france            | Hauts-de-France            | Lille, Amiens, Roubaix, Calais
ile-de-france              | Île-de-France              | Paris, Versailles, Boulogne-Billancourt, Saint-Denis, Melun
la-reunion                 | La Réunion                 | Saint-Denis, Saint-Paul, Saint-Pierre
martinique                 | Martinique                 | Fort-de-France, Le Lamentin, Sainte-Marie
mayotte                    | Mayotte                    | Mamoudzou, Koungou
normandie                  | Normandie                  | Rouen, Caen, Le Havre, Cherbourg
nouvelle-aquitaine         | Nouvelle-Aquitaine         | Bordeaux, Limoges, Poitiers, La Rochelle, Pau
occitanie                  | Occitanie                  | Toulouse, Montpellier, Nîmes, Perpignan
pays-de-la-loire           | Pays de la Loire           | Nantes, Angers, Le Mans, Laval
provence-alpes-cote-d-azur | Provence-Alpes-Côte d'Azur | Marseille, Nice, Toulon, Aix-en-Provence, Avignon
`;
