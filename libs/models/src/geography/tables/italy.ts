/** Region | its cities. How to read a line: `../region-table.ts`. */
export const italy = `
abruzzo               | Abruzzo               | Pescara, L'Aquila, Teramo, Chieti
basilicata            | Basilicata            | Potenza, Matera
calabria              | Calabria              | Reggio Calabria, Catanzaro, Cosenza
campania              | Campania              | Napoli, Salerno, Caserta, Avellino
emilia-romagna        | Emilia-Romagna        | Bologna, Modena, Parma, Ravenna, Rimini
friuli-venezia-giulia | Friuli-Venezia Giulia | Trieste, Udine, Pordenone, Gorizia
lazio                 | Lazio                 | Roma, Latina, Viterbo, Rieti
liguria               | Liguria               | Genova, La Spezia, Savona, Sanremo
lombardia             | Lombardia             | Milano, Brescia, Bergamo, Monza, Como
marche                | Marche                | Ancona, Pesaro, Macerata, Ascoli Piceno
molise                | Molise                | Campobasso, Termoli, Isernia
piemonte              | Piemonte              | Torino, Novara, Alessandria, Asti
puglia                | Puglia                | Bari, Lecce, Taranto, Foggia
sardegna              | Sardegna              | Cagliari, Sassari, Olbia, Nuoro
sicilia               | Sicilia               | Palermo, Catania, Messina, Siracusa
toscana               | Toscana               | Firenze, Pisa, Siena, Lucca, Livorno
trentino-alto-adige   | Trentino-Alto Adige   | Trento, Bolzano, Merano, Rovereto
umbria                | Umbria                | Perugia, Terni, Foligno
valle-d-aosta         | Valle d'Aosta         | Aosta, Châtillon
veneto                | Veneto                | Venezia, Verona, Padova, Vicenza, Treviso
`;
