/** Region | its cities. How to read a line: `../region-table.ts`. */
export const spain = `
Andalucía|Sevilla,Málaga,Granada,Córdoba,Cádiz
Aragón|Zaragoza,Huesca,Teruel
Asturias|Oviedo,Gijón,Avilés
Canarias|Las Palmas de Gran Canaria,Santa Cruz de Tenerife,San Cristóbal de La Laguna
Cantabria|Santander,Torrelavega
Castilla-La Mancha|Toledo,Albacete,Ciudad Real,Guadalajara
Castilla y León|Valladolid,Salamanca,Burgos,León,Segovia
Cataluña|Barcelona,Girona,Tarragona,Lleida
Ceuta|Ceuta
Comunidad de Madrid|Madrid,Alcalá de Henares,Getafe,Móstoles
Comunitat Valenciana|València,Alicante,Castelló de la Plana,Elche
Extremadura|Badajoz,Cáceres,Mérida
Galicia|A Coruña,Vigo,Santiago de Compostela,Lugo
Illes Balears|Palma,Ibiza,Maó
La Rioja|Logroño,Calahorra,Haro
Melilla|Melilla
Navarra|Pamplona,Tudela
País Vasco|Bilbao,San Sebastián,Vitoria-Gasteiz
Región de Murcia|Murcia,Cartagena,Lorca
`;
