/** Region | its cities. How to read a line: `../region-table.ts`. */
export const italy = `
Abruzzo|Pescara,L'Aquila,Teramo,Chieti
Basilicata|Potenza,Matera
Calabria|Reggio Calabria,Catanzaro,Cosenza
Campania|Napoli,Salerno,Caserta,Avellino
Emilia-Romagna|Bologna,Modena,Parma,Ravenna,Rimini
Friuli-Venezia Giulia|Trieste,Udine,Pordenone,Gorizia
Lazio|Roma,Latina,Viterbo,Rieti
Liguria|Genova,La Spezia,Savona,Sanremo
Lombardia|Milano,Brescia,Bergamo,Monza,Como
Marche|Ancona,Pesaro,Macerata,Ascoli Piceno
Molise|Campobasso,Termoli,Isernia
Piemonte|Torino,Novara,Alessandria,Asti
Puglia|Bari,Lecce,Taranto,Foggia
Sardegna|Cagliari,Sassari,Olbia,Nuoro
Sicilia|Palermo,Catania,Messina,Siracusa
Toscana|Firenze,Pisa,Siena,Lucca,Livorno
Trentino-Alto Adige|Trento,Bolzano,Merano,Rovereto
Umbria|Perugia,Terni,Foligno
Valle d'Aosta|Aosta,Châtillon
Veneto|Venezia,Verona,Padova,Vicenza,Treviso
`;
