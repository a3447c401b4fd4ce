/** Region | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const franceCells = `
auvergne-rhone-alpes       | Lyon 45.7 4.8, Grenoble 45.2 5.7, Clermont-Ferrand 45.8 3.1, Saint-Étienne 45.4 4.4, Annecy 45.9 6.1
bourgogne-franche-comte    | Dijon 47.3 5.0, Besançon 47.2 6.0, Auxerre 47.8 3.6, Mâcon 46.3 4.8
bretagne                   | Rennes 48.1 -1.7, Brest 48.4 -4.5, Quimper 48.0 -4.1, Vannes 47.7 -2.8
centre-val-de-loire        | Tours 47.4 0.7, Orléans 47.9 1.9, Bourges 47.1 2.4, Chartres 48.4 1.5
corse                      | Ajaccio 41.9 8.7, Bastia 42.7 9.5, Corte 42.3 9.1
grand-est                  | Strasbourg 48.6 7.7, Reims 49.3 4.0, Metz 49.1 6.2, Nancy 48.7 6.2, Mulhouse 47.8 7.3
guadeloupe                 | Les Abymes 16.27 -61.50, Pointe-à-Pitre 16.24 -61.53, Basse-Terre 16.0 -61.7
guyane                     | Cayenne 4.9 -52.3, Kourou 5.2 -52.6
hauts-de-france            | Lille 50.63 3.06, Amiens 49.9 2.3, Roubaix 50.69 3.17, Calais 51.0 1.9
ile-de-france              | Paris 48.85 2.35, Versailles 48.80 2.13, Boulogne-Billancourt 48.84 2.24, Saint-Denis 48.94 2.35, Melun 48.5 2.7
la-reunion                 | Saint-Denis -20.9 55.5, Saint-Paul -21.0 55.3, Saint-Pierre -21.3 55.5
martinique                 | Fort-de-France 14.60 -61.07, Le Lamentin 14.61 -61.00, Sainte-Marie 14.8 -61.0
mayotte                    | Mamoudzou -12.78 45.23, Koungou -12.73 45.20
normandie                  | Rouen 49.4 1.1, Caen 49.2 -0.4, Le Havre 49.5 0.1, Cherbourg 49.6 -1.6
nouvelle-aquitaine         | Bordeaux 44.8 -0.6, Limoges 45.8 1.2, Poitiers 46.6 0.3, La Rochelle 46.2 -1.2, Pau 43.3 -0.4
occitanie                  | Toulouse 43.6 1.4, Montpellier 43.6 3.9, Nîmes 43.8 4.4, Perpignan 42.7 2.9
pays-de-la-loire           | Nantes 47.2 -1.6, Angers 47.5 -0.6, Le Mans 48.0 0.2, Laval 48.1 -0.8
provence-alpes-cote-d-azur | Marseille 43.3 5.4, Nice 43.7 7.3, Toulon 43.1 5.9, Aix-en-Provence 43.5 5.4, Avignon 43.9 4.8
`;
