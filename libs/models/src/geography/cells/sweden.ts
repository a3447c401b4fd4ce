/** County | its cities, each with the degrees of its coarse cell. How to read a line: `../cell-table.ts`. */
export const swedenCells = `
blekinge         | Karlskrona 56.2 15.6, Karlshamn 56.2 14.9, Ronneby 56.2 15.3
dalarnas         | Falun 60.6 15.6, Borlänge 60.5 15.4, Mora 61.0 14.5
gotlands         | Visby 57.6 18.3, Hemse 57.2 18.4
gavleborgs       | Gävle 60.7 17.1, Sandviken 60.6 16.8, Hudiksvall 61.7 17.1
hallands         | Halmstad 56.7 12.9, Varberg 57.1 12.3, Kungsbacka 57.5 12.1
jamtlands        | Östersund 63.2 14.6, Åre 63.4 13.1
jonkopings       | Jönköping 57.8 14.2, Värnamo 57.2 14.0, Nässjö 57.7 14.7
kalmar           | Kalmar 56.7 16.4, Västervik 57.8 16.6, Oskarshamn 57.3 16.4
kronobergs       | Växjö 56.9 14.8, Ljungby 56.8 13.9
norrbottens      | Luleå 65.6 22.2, Piteå 65.3 21.5, Kiruna 67.9 20.2
skane            | Malmö 55.6 13.0, Helsingborg 56.05 12.69, Lund 55.7 13.2, Kristianstad 56.0 14.2
stockholms       | Stockholm 59.33 18.07, Solna 59.36 18.00, Södertälje 59.2 17.6, Norrtälje 59.8 18.7
sodermanlands    | Eskilstuna 59.4 16.5, Nyköping 58.8 17.0, Katrineholm 59.0 16.2
uppsala          | Uppsala 59.9 17.6, Enköping 59.6 17.1
varmlands        | Karlstad 59.4 13.5, Arvika 59.7 12.6, Kristinehamn 59.3 14.1
vasterbottens    | Umeå 63.8 20.3, Skellefteå 64.8 21.0, Lycksele 64.6 18.7
vasternorrlands  | Sundsvall 62.4 17.3, Örnsköldsvik 63.3 18.7, Härnösand 62.6 17.9
vastmanlands     | Västerås 59.6 16.6, Köping 59.5 16.0, Sala 59.9 16.6
vastra-gotalands | Göteborg 57.7 12.0, Borås 57.7 12.9, Trollhättan 58.3 12.3, Skövde 58.4 13.8
orebro           | Örebro 59.3 15.2, Karlskoga 59.3 14.5, Lindesberg 59.6 15.2
ostergotlands    | Linköping 58.4 15.6, Norrköping 58.6 16.2, Motala 58.5 15.0
`;
