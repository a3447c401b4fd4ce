/** Region | its cities. How to read a line: `../region-table.ts`. */
export const spain = `
andalucia            | Andalucía            | Sevilla, Málaga, Granada, Córdoba, Cádiz
aragon               | Aragón               | Zaragoza, Huesca, Teruel
asturias             | Asturias             | Oviedo, Gijón, Avilés
canarias             | Canarias             | Las Palmas de Gran Canaria, Santa Cruz de Tenerife, San Cristóbal de La Laguna
cantabria            | Cantabria            | Santander, Torrelavega
castilla-la-mancha   | Castilla-La Mancha   | Toledo, Albacete, Ciudad Real, Guadalajara
castilla-y-leon      | Castilla y León      | Valladolid, Salamanca, Burgos, León, Segovia
cataluna             | Cataluña             | Barcelona, Girona, Tarragona, Lleida
ceuta                | Ceuta                | Ceuta
comunidad-de-madrid  | Comunidad de Madrid  | Madrid, Alcalá de Henares, Getafe, Móstoles
comunitat-valenciana | Comunitat Valenciana | València, Alicante, Castelló de la Plana, Elche
extremadura          | Extremadura          | Badajoz, Cáceres, Mérida
galicia              | Galicia              | A Coruña, Vigo, Santiago de Compostela, Lugo
illes-balears        | Illes Balears        | Palma, Ibiza, Maó
la-rioja             | La Rioja             | Logroño, Calahorra, Haro
melilla              | Melilla              | Melilla
navarra              | Navarra              | Pamplona, Tudela
pais-vasco           | País Vasco           | Bilbao, San Sebastián, Vitoria-Gasteiz
region-de-murcia     | Región de Murcia     | Murcia, Cartagena, Lorca
`;
