/**
 * Areas that Natural Earth draws finer than, or names otherwise than, the product's regions, and that no city of a region
 * tells apart: region | areas.
 */
const table = `
be-vlaams-brabant | Flemish Brabant
ch-basel-stadt | Basel-Stadt
ch-nidwalden | Nidwalden
ch-sankt-gallen | Sankt Gallen
ie-dublin | Dublin
ie-limerick | Limerick
ie-waterford | Waterford
no-agder | Vest-Agder
nz-gisborne | Gisborne District
au-new-south-wales | Jervis Bay Territory
fr-auvergne-rhone-alpes | Ain; Allier; Ardèche; Cantal; Drôme; Haute-Loire; Savoie
fr-bourgogne-franche-comte | Haute-Saône; Jura; Nièvre; Territoire de Belfort
fr-bretagne | Côtes-d'Armor
fr-centre-val-de-loire | Indre; Loir-et-Cher
fr-corse | Corse-du-Sud
fr-grand-est | Ardennes; Aube; Haute-Marne; Meuse; Vosges
fr-hauts-de-france | Aisne; Oise; Pas-de-Calais
fr-ile-de-france | Essonne; Paris; Val-d'Oise; Val-de-Marne
fr-normandie | Eure; Orne
fr-nouvelle-aquitaine | Charente; Charente-Maritime; Corrèze; Creuse; Deux-Sèvres; Dordogne; Landes; Lot-et-Garonne
fr-occitanie | Ariège; Aude; Aveyron; Gers; Hautes-Pyrénées; Lot; Lozère; Tarn; Tarn-et-Garonne
fr-pays-de-la-loire | Vendée
fr-provence-alpes-cote-d-azur | Alpes-de-Haute-Provence; Hautes-Alpes; Vaucluse
it-abruzzo | Pescara
it-calabria | Crotene; Vibo Valentia
it-campania | Benevento
it-emilia-romagna | Reggio Emilia; Piacenza; Ferrara; Forlì-Cesena; Rimini
it-friuli-venezia-giulia | Gorizia
it-lazio | Frosinone
it-liguria | Genova; Savona; Imperia
it-lombardia | Sondrio; Mantova; Cremona; Lodi; Pavia; Varese; Lecco
it-marche | Fermo
it-piemonte | Biella; Vercelli; Verbano-Cusio-Ossola; Cuneo
it-puglia | Barletta-Andria Trani; Brindisi
it-sardegna | Carbonia-Iglesias; Medio Campidano; Oristrano; Ogliastra; Cagliari
it-sicilia | Trapani; Messina; Enna; Ragusa; Caltanissetta; Agrigento
it-toscana | Grosseto; Livorno; Massa-Carrara; Pistoia; Prato; Arezzo
it-veneto | Venezia; Rovigo; Belluno
es-andalucia | Almería; Cádiz; Huelva; Jaén; Málaga
es-castilla-la-mancha | Cuenca
es-castilla-y-leon | Ávila; Palencia; Soria; Zamora
es-cataluna | Tarragona
es-galicia | Orense
es-pais-vasco | Álava
gb-east-midlands | Leicestershire; Derbyshire; Northamptonshire; Rutland; Nottingham
gb-east-of-england | Hertfordshire; Thurrock; Southend-on-Sea; Luton; Peterborough; Central Bedfordshire; Bedford
gb-london | Barking and Dagenham; Bexley; Brent; Bromley; Camden; Enfield; Greenwich; Hammersmith and Fulham; Hounslow; Islington; Kensington and Chelsea; Merton; Redbridge; Richmond upon Thames; Sutton; Tower Hamlets; Waltham Forest; Wandsworth; Westminster; Havering; Hillingdon; Kingston upon Thames; Hackney; Haringey; Harrow; Lewisham; Newham; Southwark; City; Barnet
gb-north-east | Darlington; Hartlepool; Middlesbrough; Stockton-on-Tees; Northumberland; North Tyneside; South Tyneside; Gateshead
gb-north-west | Halton; Blackburn with Darwen; Cumbria; Warrington; Knowsley; Sefton; Liverpool; Merseyside; Blackpool; Salford; Wigan; Bolton; Bury; Rochdale; Oldham; Tameside; Stockport; Trafford; Cheshire East
gb-northern-ireland | Omagh; Armagh; Banbridge; Craigavon; Dungannon; Cookstown; Antrim; Magherafelt; Ballymena; Larne; Carrickfergus; Newtownabbey; North Down; Down; Coleraine; Ballymoney; Limavady; Castlereagh; Strabane; Fermanagh; Ards; Moyle
gb-scotland | East Ayrshire; East Renfrewshire; Glasgow; Inverclyde; North Ayshire; North Lanarkshire; Renfrewshire; South Ayrshire; South Lanarkshire; West Dunbartonshire; Aberdeen; Moray; Falkirk; Stirling; Clackmannanshire; Perthshire and Kinross; Angus; Fife; East Lothian; Edinburgh; Midlothian; West Lothian; Scottish Borders; Dumfries and Galloway; Highland; Argyll and Bute; Eilean Siar
gb-south-east | Hampshire; Milton Keynes; Buckinghamshire; Brighton and Hove; East Sussex; Medway; West Sussex; Surrey; Isle of Wight; Portsmouth; Reading; West Berkshire; Wokingham; Bracknell Forest; Royal Borough of Windsor and Maidenhead; Slough
gb-south-west | Gloucestershire; Bristol; North Somerset; Somerset; Bournemouth; Dorset; Poole; Cornwall; Torbay; Swindon; Wiltshire
gb-wales | Carmarthenshire; Ceredigion; Pembrokeshire; Powys; Bridgend; Caerphilly; Merthyr Tydfil; Rhondda, Cynon, Taff; Vale of Glamorgan; Neath Port Talbot; Swansea; Denbighshire; Flintshire; Anglesey; Conwy; Gwynedd; Blaenau Gwent; Monmouthshire; Torfaen
gb-west-midlands | Telford and Wrekin; Warwickshire; Herefordshire; Staffordshire; Stoke-on-Trent; Shropshire; Sandwell; Dudley; Walsall; Solihull
gb-yorkshire-and-the-humber | Kingston upon Hull; North East Lincolnshire; East Riding of Yorkshire; North Yorkshire; Kirklees; Calderdale; Bradford; Wakefield; Rotherham; Barnsley; Doncaster
`;

/** The region of an area by the area's name, a country's own: "fr-corse" for Corse-du-Sud. */
export const regionsOfAreas: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [region = '', names = ''] = line.split(' | ');
      return names.split('; ').map((name): [string, string] => [`${region.slice(0, 2)} ${name}`, region]);
    }),
);

/** Areas far from the rest of their country, which would make its map small; the list of regions has them. */
export const farAreas: ReadonlySet<string> = new Set([
  'us Alaska',
  'us Hawaii',
  'es Las Palmas',
  'es Santa Cruz de Tenerife',
  'es Ceuta',
  'es Melilla',
  'fr Martinique',
  'fr Guyane française',
  'fr La Réunion',
  'fr Mayotte',
  'fr Guadeloupe',
  'gb Orkney',
  'gb Shetland Islands',
  'gb Isles of Scilly',
]);
