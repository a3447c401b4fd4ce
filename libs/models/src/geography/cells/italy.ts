/** Region | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const italyCells = `
abruzzo               | Pescara 42.5 14.2, L'Aquila 42.4 13.4, Teramo 42.7 13.7, Chieti 42.3 14.2
basilicata            | Potenza 40.6 15.8, Matera 40.7 16.6
calabria              | Reggio Calabria 38.11 15.66, Catanzaro 38.9 16.6, Cosenza 39.3 16.3
campania              | Napoli 40.9 14.3, Salerno 40.7 14.8, Caserta 41.1 14.3, Avellino 40.9 14.8
emilia-romagna        | Bologna 44.5 11.3, Modena 44.6 10.9, Parma 44.8 10.3, Ravenna 44.4 12.2, Rimini 44.1 12.6
friuli-venezia-giulia | Trieste 45.6 13.8, Udine 46.1 13.2, Pordenone 46.0 12.7, Gorizia 45.9 13.6
lazio                 | Roma 41.9 12.5, Latina 41.5 12.9, Viterbo 42.4 12.1, Rieti 42.4 12.9
liguria               | Genova 44.4 8.9, La Spezia 44.1 9.8, Savona 44.3 8.5, Sanremo 43.8 7.8
lombardia             | Milano 45.46 9.19, Brescia 45.5 10.2, Bergamo 45.7 9.7, Monza 45.58 9.27, Como 45.8 9.1
marche                | Ancona 43.6 13.5, Pesaro 43.9 12.9, Macerata 43.3 13.5, Ascoli Piceno 42.9 13.6
molise                | Campobasso 41.6 14.7, Termoli 42.0 15.0, Isernia 41.6 14.2
piemonte              | Torino 45.1 7.7, Novara 45.4 8.6, Alessandria 44.9 8.6, Asti 44.9 8.2
puglia                | Bari 41.1 16.9, Lecce 40.4 18.2, Taranto 40.5 17.2, Foggia 41.5 15.6
sardegna              | Cagliari 39.2 9.1, Sassari 40.7 8.6, Olbia 40.9 9.5, Nuoro 40.3 9.3
sicilia               | Palermo 38.1 13.4, Catania 37.5 15.1, Messina 38.19 15.55, Siracusa 37.1 15.3
toscana               | Firenze 43.8 11.2, Pisa 43.71 10.40, Siena 43.3 11.3, Lucca 43.84 10.50, Livorno 43.5 10.3
trentino-alto-adige   | Trento 46.1 11.1, Bolzano 46.5 11.3, Merano 46.7 11.2, Rovereto 45.9 11.0
umbria                | Perugia 43.1 12.4, Terni 42.6 12.6, Foligno 43.0 12.7
valle-d-aosta         | Aosta 45.7 7.3, Châtillon 45.7 7.6
veneto                | Venezia 45.4 12.3, Verona 45.4 11.0, Padova 45.4 11.9, Vicenza 45.5 11.5, Treviso 45.7 12.2
`;
