/** Region | its cities. How to read a line: `../region-table.ts`. */
export const france = `
Auvergne-Rhône-Alpes|Lyon,Grenoble,Clermont-Ferrand,Saint-Étienne,Annecy
Bourgogne-Franche-Comté|Dijon,Besançon,Auxerre,Mâcon
Bretagne|Rennes,Brest,Quimper,Vannes
Centre-Val de Loire|Tours,Orléans,Bourges,Chartres
Corse|Ajaccio,Bastia,Corte
Grand Est|Strasbourg,Reims,Metz,Nancy,Mulhouse
Guadeloupe|Les Abymes,Pointe-à-Pitre,Basse-Terre
Guyane|Cayenne,Kourou
Hauts-de-France|Lille,Amiens,Roubaix,Calais
Île-de-France|Paris,Versailles,Boulogne-Billancourt,Saint-Denis,Melun
La Réunion|Saint-Denis,Saint-Paul,Saint-Pierre
Martinique|Fort-de-France,Le Lamentin,Sainte-Marie
Mayotte|Mamoudzou,Koungou
Normandie|Rouen,Caen,Le Havre,Cherbourg
Nouvelle-Aquitaine|Bordeaux,Limoges,Poitiers,La Rochelle,Pau
Occitanie|Toulouse,Montpellier,Nîmes,Perpignan
Pays de la Loire|Nantes,Angers,Le Mans,Laval
Provence-Alpes-Côte d'Azur|Marseille,Nice,Toulon,Aix-en-Provence,Avignon
`;
