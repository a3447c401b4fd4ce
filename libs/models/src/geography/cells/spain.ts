/** Region | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const spainCells = `
andalucia            | Sevilla 37.4 -6.0, Málaga 36.7 -4.4, Granada 37.2 -3.6, Córdoba 37.9 -4.8, Cádiz 36.5 -6.3
aragon               | Zaragoza 41.7 -0.9, Huesca 42.1 -0.4, Teruel 40.3 -1.1
asturias             | Oviedo 43.36 -5.84, Gijón 43.54 -5.66, Avilés 43.6 -5.9
canarias             | Las Palmas de Gran Canaria 28.1 -15.4, Santa Cruz de Tenerife 28.47 -16.25, San Cristóbal de La Laguna 28.49 -16.32
cantabria            | Santander 43.5 -3.8, Torrelavega 43.3 -4.0
castilla-la-mancha   | Toledo 39.9 -4.0, Albacete 39.0 -1.9, Ciudad Real 39.0 -3.9, Guadalajara 40.6 -3.2
castilla-y-leon      | Valladolid 41.7 -4.7, Salamanca 41.0 -5.7, Burgos 42.3 -3.7, León 42.6 -5.6, Segovia 40.9 -4.1
cataluna             | Barcelona 41.4 2.2, Girona 42.0 2.8, Tarragona 41.1 1.2, Lleida 41.6 0.6
ceuta                | Ceuta 35.9 -5.3
comunidad-de-madrid  | Madrid 40.42 -3.70, Alcalá de Henares 40.5 -3.4, Getafe 40.31 -3.73, Móstoles 40.3 -3.9
comunitat-valenciana | València 39.5 -0.4, Alicante 38.3 -0.5, Castelló de la Plana 40.0 -0.0, Elche 38.3 -0.7
extremadura          | Badajoz 38.9 -7.0, Cáceres 39.5 -6.4, Mérida 38.9 -6.3
galicia              | A Coruña 43.4 -8.4, Vigo 42.2 -8.7, Santiago de Compostela 42.9 -8.5, Lugo 43.0 -7.6
illes-balears        | Palma 39.6 2.7, Ibiza 38.9 1.4, Maó 39.9 4.3
la-rioja             | Logroño 42.5 -2.5, Calahorra 42.3 -2.0, Haro 42.6 -2.8
melilla              | Melilla 35.3 -2.9
navarra              | Pamplona 42.8 -1.6, Tudela 42.1 -1.6
pais-vasco           | Bilbao 43.3 -2.9, San Sebastián 43.3 -2.0, Vitoria-Gasteiz 42.8 -2.7
region-de-murcia     | Murcia 38.0 -1.1, Cartagena 37.6 -1.0, Lorca 37.7 -1.7
`;
