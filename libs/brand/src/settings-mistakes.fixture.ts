import type { BrandSettingsInput } from './settings-schema.ts';

export type Mistake = [what: string, path: string, plant: (settings: BrandSettingsInput) => void];

const partner = {
  id: 'cams',
  type: 'cam',
  slot: 'members',
  labels: { en: 'Live cameras' },
  image: 'camera',
  url: 'https://cams.example/',
} as const;

/** One thing each that a brand's settings must not hold, and where it is said. */
export const mistakes: Mistake[] = [
  ['an id that ends in a dash', 'id', (it) => (it.id = 'harbour-')],
  ['an empty name', 'name', (it) => (it.name = ' ')],
  ['a mail name of two lines', 'mail_name', (it) => (it.mail_name = 'Parlour\nBcc: x')],
  ['a title with a control character', 'texts.de.index_title', (it) => (it.texts.de!.index_title = 'a\u0007b')],
  ['a company of two lines', 'company.name', (it) => (it.company.name = 'Parlour\u2028Media')],
  ['an address in place of a domain', 'domain', (it) => (it.domain = '10.0.0.1')],
  ['a domain with a port', 'domain', (it) => (it.domain = 'default.localhost:4200')],
  ['a ninth niche', 'niche', (it) => ((it as { niche: number }).niche = 9)],
  ['a setting that does not exist', 'colour', (it) => Object.assign(it, { colour: '#FFFFFF' })],
  ['a colour that hides its alpha', 'theme.light.action', (it) => (it.theme.light.action = 'rgb(0 0 0/.5)')],
  [
    'a theme that leaves its declaration',
    'theme.shape.brandLine',
    (it) => (it.theme.shape.brandLine = 'none;color:red'),
  ],
  ['a theme that fetches', 'theme.shape.brandLine', (it) => (it.theme.shape.brandLine = 'url(//evil.example)')],
  [
    'a gradient that lacks its end',
    'theme.shape.brandLine',
    (it) => (it.theme.shape.brandLine = 'linear-gradient(90deg, #E40303, #750787'),
  ],
  ['brackets that cross', 'theme.dark.shadowCard', (it) => (it.theme.dark.shadowCard = '0 0 [1px rgb(0 0 0] / 0.1)')],
  ['a quote that stays open', 'theme.shape.fontDisplay', (it) => (it.theme.shape.fontDisplay = "'Newsreader, serif")],
  ['a string of two lines', 'theme.shape.fontDisplay', (it) => (it.theme.shape.fontDisplay = "'News\nreader', serif")],
  ['a comment that stays open', 'theme.light.shadowCard', (it) => (it.theme.light.shadowCard = 'none /* for now')],
  ['the end of a comment', 'theme.light.shadowCard', (it) => (it.theme.light.shadowCard = 'none */')],
  ['a text that cannot be read', 'theme.dark.textQuiet', (it) => (it.theme.dark.textQuiet = '#4A5568')],
  ['an accent in whose glow words cannot be read', 'theme.light.accent', (it) => (it.theme.light.accent = '#FFFFFF')],
  ['no such time zone', 'time_zone', (it) => (it.time_zone = 'Europe/Utrecht')],
  ['a push key that is too short', 'push_public_key', (it) => (it.push_public_key = 'BAbc')],
  [
    'a domain language that is not spoken',
    'domain_language',
    (it) => (it.locales = it.locales.filter((locale) => locale !== 'en')),
  ],
  ['terms of a day to come', 'company.added', (it) => (it.company.added = '2999-01-01')],
  ['nobody to ask for help', 'support_email', (it) => (it.support_email = null)],
  ['a company that trades under another name', 'company.tradenames', (it) => (it.company.tradenames = ['Somebody'])],
  [
    'a search for what is not shown',
    'search_fields.4',
    (it) => (it.visible_profile_fields = ['gender', 'age', 'country', 'region']),
  ],
  [
    'a search by what has no filter',
    'search_fields.9',
    (it) => (it as { search_fields: string[] }).search_fields.push('about_me'),
  ],
  [
    'an age that is searched by and not shown',
    'visible_profile_fields',
    (it) => (it.visible_profile_fields = it.visible_profile_fields.filter((field) => field !== 'age')),
  ],
  [
    'a partner without words in its language',
    'partner_tiles.0.labels',
    (it) => (it.partner_tiles = [{ ...partner, labels: { pl: 'Kamery' } }]),
  ],
  ['a partner twice', 'partner_tiles.1.id', (it) => (it.partner_tiles = [partner, partner])],
  [
    'a partner behind an open line',
    'partner_tiles.0.url',
    (it) => (it.partner_tiles = [{ ...partner, url: 'http://cams.example/' }]),
  ],
  ['a country twice', 'countries.6', (it) => it.countries.push('NL')],
  ['a country without packages', 'packages.NL', (it) => (it.packages.NL = [])],
  ['a package in foreign money', 'packages.GB.0.price.currency', (it) => (it.packages.GB![0]!.price.currency = 'EUR')],
  ['a package of another country', 'packages.BE.0.id', (it) => (it.packages.BE![0]!.id = it.packages.NL![0]!.id)],
  [
    'a package that buys no message',
    'packages.NL.0.credits',
    (it) => ((it.message_credits = 150), (it.packages.NL![0]!.credits = 100)),
  ],
  ['two popular packages', 'packages.NL', (it) => (it.packages.NL![0]!.popular = true)],
  ['a country without a message price', 'minimum_message_costs.DE', (it) => delete it.minimum_message_costs.DE],
  [
    'a message price that flatters',
    'minimum_message_costs.NL.costs',
    (it) => (it.minimum_message_costs.NL!.costs = 49),
  ],
  [
    'a message price in foreign money',
    'minimum_message_costs.GB.currency',
    (it) => (it.minimum_message_costs.GB!.currency = 'EUR'),
  ],
  ['a country without a payment method', 'payment_methods.IE', (it) => (it.payment_methods.IE = [])],
  ['a payment method that ended', 'payment_methods.DE.0', (it) => (it.payment_methods.DE = ['giropay'])],
  ['a payment method of another country', 'payment_methods.NL.0', (it) => (it.payment_methods.NL = ['swish'])],
  [
    'a payment method that cannot be offered yet',
    'payment_methods.NL.0',
    (it) => (it.payment_methods.NL = ['sepa_direct_debit']),
  ],
  ['an invented payment method', 'payment_methods.NL.0', (it) => (it.payment_methods.NL = ['shells'])],
  ['a country without an age check', 'age_check.AT', (it) => delete it.age_check.AT],
  ['members below eighteen', 'min_age', (it) => (it.min_age = 17)],
  [
    'a step of the sign-up that nobody can be made to take',
    'required_signup_steps.0',
    (it) => (it as { required_signup_steps: string[] }).required_signup_steps.push('push'),
  ],
  [
    'a photo asked of everybody and allowed to nobody',
    'required_signup_steps.1',
    (it) => ((it.required_signup_steps = ['about', 'photo']), (it.photos_free = 0)),
  ],
  [
    'personal facts asked of everybody and shown of nobody',
    'required_signup_steps.0',
    (it) => {
      it.required_signup_steps = ['personal'];
      it.visible_profile_fields = ['gender', 'age', 'country', 'region', 'interests', 'about_me'];
      it.search_fields = [];
    },
  ],
  [
    'a search below the minimum age',
    'default_search.min_age',
    (it) => ((it.min_age = 21), (it.default_search.min_age = 18)),
  ],
  ['a search for people who cannot join', 'default_search.visitor', (it) => (it.genders = ['male'])],
  ['a week to return a purchase', 'refund_days', (it) => (it.refund_days = 7)],
  ['a return that never ends', 'refund_days', (it) => (it.refund_days = 367)],
  ['a time bonus of more than a month', 'time_bonus.seconds', (it) => (it.time_bonus!.seconds = 2_592_001)],
  ['a welcome of more than a year', 'welcome.days', (it) => (it.welcome!.days = 367)],
  ['more free credits than can be counted', 'signup_credits', (it) => (it.signup_credits = 2 ** 31)],
  ['uncountable credits in a package', 'packages.NL.3.credits', (it) => (it.packages.NL![3]!.credits = 1_000_001)],
  ['a price beyond all columns', 'packages.NL.3.price.amount', (it) => (it.packages.NL![3]!.price.amount = 10_000_001)],
  ['a message beyond price', 'minimum_message_costs.NL.costs', (it) => (it.minimum_message_costs.NL!.costs = 2 ** 31)],
  ['photos that nobody takes', 'photo_limits.shortest_side', (it) => (it.photo_limits.shortest_side = 4_001)],
  ['a swipe game without likes', 'swipe_likes_per_day', (it) => (it.swipe_likes_per_day = 0)],
  ['fewer photos for those who pay', 'photos_premium', (it) => (it.photos_premium = 2)],
  ['a title too long for a result page', 'texts.de.index_title', (it) => (it.texts.de!.index_title = 'x'.repeat(61))],
  ['a description too long', 'texts.fi.description', (it) => (it.texts.fi!.description = 'x'.repeat(161))],
  ['a language without words', 'texts.pl', (it) => delete it.texts.pl],
  [
    'an addition of a legal page that is too long',
    'legal.additions.terms.en',
    (it) => (it.legal.additions.terms = { en: 'x'.repeat(6_001) }),
  ],
  [
    'an addition with a control character',
    'legal.additions.terms.en',
    (it) => (it.legal.additions.terms = { en: 'a\u0007b' }),
  ],
  [
    'an addition to a page that is no legal one',
    'legal.additions.faq',
    (it) => Object.assign(it.legal.additions, { faq: { en: 'Ask.' } }),
  ],
  [
    'a fictional warning missing in one language',
    'texts.sv.fictional_warning',
    (it) => delete it.texts.sv!.fictional_warning,
  ],
  ['fictional words without their sign', 'fictional_icon', (it) => (it.fictional_icon = null)],
  [
    'a note in one language only',
    'texts.da.visible_profile_notes.age',
    (it) => (it.texts.en!.visible_profile_notes = { age: 'Yours.' }),
  ],
  [
    'a discreet brand that shows its members',
    'show_to_visitors',
    (it) => ((it.discreet = true), (it.show_to_visitors = true)),
  ],
  ['any other that shows them', 'show_to_visitors', (it) => ((it.discreet = false), (it.show_to_visitors = true))],
  [
    'a discreet brand on the bank statement',
    'statement_name',
    (it) => ((it.discreet = true), (it.statement_name = 'Parlour Media')),
  ],
];
