/** County | its cities. How to read a line: `../region-table.ts`. */
export const sweden = `
blekinge|Blekinge län|Karlskrona,Karlshamn,Ronneby
dalarnas|Dalarnas län|Falun,Borlänge,Mora
gotlands|Gotlands län|Visby,Hemse
gavleborgs|Gävleborgs län|Gävle,Sandviken,Hudiksvall
hallands|Hallands län|Halmstad,Varberg,Kungsbacka
jamtlands|Jämtlands län|Östersund,Åre
jonkopings|Jönköpings län|Jönköping,Värnamo,Nässjö
kalmar|Kalmar län|Kalmar,Västervik,Oskarshamn
kronobergs|Kronobergs län|Växjö,Ljungby
norrbottens|Norrbottens län|Luleå,Piteå,Kiruna
skane|Skåne län|Malmö,Helsingborg,Lund,Kristianstad
stockholms|Stockholms län|Stockholm,Solna,Södertälje,Norrtälje
sodermanlands|Södermanlands län|Eskilstuna,Nyköping,Katrineholm
uppsala|Uppsala län|Uppsala,Enköping
varmlands|Värmlands län|Karlstad,Arvika,Kristinehamn
vasterbottens|Västerbottens län|Umeå,Skellefteå,Lycksele
vasternorrlands|Västernorrlands län|Sundsvall,Örnsköldsvik,Härnösand
vastmanlands|Västmanlands län|Västerås,Köping,Sala
vastra-gotalands|Västra Götalands län|Göteborg,Borås,Trollhättan,Skövde
orebro|Örebro län|Örebro,Karlskoga,Lindesberg
ostergotlands|Östergötlands län|Linköping,Norrköping,Motala
`;
