import type { BrandWords } from '@parlour/brand/texts-schema';
import type { Locale } from '@parlour/models/locale';

/** The voice of a table laid for many: generous, laughing, sure that there is room. */
export const texts: Record<Locale, BrandWords> = {
  da: {
    index_title: 'Full Bloom: kom, som du er',
    description:
      'Et glad sted for fyldige former og for dem, der elsker dem. Kom, som du er, og se, hvor samtalen fører hen. Fra 18 år.',
    headline: 'Kom, som du er. Her er plads.',
    lead: 'Et glad sted for fyldige former og for dem, der elsker dem. Smil først, skriv, hvad du tænker, og se, hvor samtalen fører hen.',
    visible_profile_notes: { body_type: 'Vælg det ord, du selv bedst kan lide. Ingen måler efter.' },
  },
  de: {
    index_title: 'Full Bloom: komm, wie du bist',
    description:
      'Ein fröhlicher Ort für runde Formen und alle, die sie lieben. Komm, wie du bist, und schau, wohin das Gespräch führt. Ab 18 Jahren.',
    headline: 'Komm, wie du bist. Hier ist Platz.',
    lead: 'Ein fröhlicher Ort für runde Formen und alle, die sie lieben. Lächle zuerst, schreib, was du denkst, und schau, wohin das Gespräch führt.',
    visible_profile_notes: { body_type: 'Nimm das Wort, das dir am besten gefällt. Hier misst niemand nach.' },
  },
  en: {
    index_title: 'Full Bloom: come as you are',
    description:
      'A joyful place for fuller figures and everyone who adores them. Come as you are and see where the conversation goes. 18 and over.',
    headline: 'Come as you are. There’s room.',
    lead: 'A joyful place for fuller figures and everyone who adores them. Smile first, write what you think, and see where the conversation goes.',
    visible_profile_notes: { body_type: 'Choose the word you like best. Nobody measures.' },
  },
  es: {
    index_title: 'Full Bloom: ven tal como eres',
    description:
      'Un lugar alegre para las curvas generosas y para quienes las adoran. Ven tal como eres y mira adónde lleva la charla. Mayores de 18.',
    headline: 'Ven tal como eres. Aquí hay sitio.',
    lead: 'Un lugar alegre para las curvas generosas y para quienes las adoran. Sonríe primero, escribe lo que piensas y mira adónde lleva la charla.',
    visible_profile_notes: { body_type: 'Elige la palabra que más te guste. Aquí nadie mide.' },
  },
  fi: {
    index_title: 'Full Bloom: tule omana itsenäsi',
    description:
      'Iloinen paikka pyöreille muodoille ja kaikille, jotka niitä ihailevat. Tule omana itsenäsi ja katso, minne keskustelu vie. Ikäraja 18.',
    headline: 'Tule omana itsenäsi. Tilaa on.',
    lead: 'Iloinen paikka pyöreille muodoille ja kaikille, jotka niitä ihailevat. Hymyile ensin, kirjoita mitä ajattelet ja katso, minne keskustelu vie.',
    visible_profile_notes: { body_type: 'Valitse sana, josta pidät eniten. Kukaan ei mittaa.' },
  },
  fr: {
    index_title: 'Full Bloom : viens comme tu es',
    description:
      'Un endroit joyeux pour les rondeurs et pour celles et ceux qui les adorent. Viens comme tu es et vois où mène la conversation. Dès 18 ans.',
    headline: 'Viens comme tu es. Il y a de la place.',
    lead: 'Un endroit joyeux pour les rondeurs et pour celles et ceux qui les adorent. Souris d’abord, écris ce que tu penses et vois où mène la conversation.',
    visible_profile_notes: { body_type: 'Choisis le mot que tu préfères. Personne ne mesure.' },
  },
  it: {
    index_title: 'Full Bloom: vieni così come sei',
    description:
      'Un posto allegro per le forme generose e per chi le adora. Vieni così come sei e guarda dove porta la conversazione. Dai 18 anni.',
    headline: 'Vieni così come sei. C’è posto.',
    lead: 'Un posto allegro per le forme generose e per chi le adora. Prima un sorriso, poi scrivi ciò che pensi e guarda dove porta la conversazione.',
    visible_profile_notes: { body_type: 'Scegli la parola che preferisci. Qui nessuno prende le misure.' },
  },
  nb: {
    index_title: 'Full Bloom: kom som du er',
    description:
      'Et glad sted for runde former og for alle som elsker dem. Kom som du er, og se hvor samtalen fører hen. Fra 18 år.',
    headline: 'Kom som du er. Her er det plass.',
    lead: 'Et glad sted for runde former og for alle som elsker dem. Smil først, skriv det du tenker, og se hvor samtalen fører hen.',
    visible_profile_notes: { body_type: 'Velg det ordet du liker best. Ingen måler.' },
  },
  nl: {
    index_title: 'Full Bloom: kom zoals je bent',
    description:
      'Een vrolijke plek voor volle vormen en iedereen die ervan houdt. Kom zoals je bent en kijk waar het gesprek heen gaat. Vanaf 18 jaar.',
    headline: 'Kom zoals je bent. Er is plek.',
    lead: 'Een vrolijke plek voor volle vormen en iedereen die ervan houdt. Begin met een glimlach, schrijf wat je denkt en kijk waar het gesprek heen gaat.',
    visible_profile_notes: { body_type: 'Kies het woord dat je het mooist vindt. Niemand meet het na.' },
  },
  pl: {
    index_title: 'Full Bloom: bądź sobą',
    description:
      'Radosne miejsce dla pełnych kształtów i dla wszystkich, którzy je uwielbiają. Bądź sobą i zobacz, dokąd zaprowadzi rozmowa. Od 18 lat.',
    headline: 'Bądź sobą. Miejsca wystarczy.',
    lead: 'Radosne miejsce dla pełnych kształtów i dla wszystkich, którzy je uwielbiają. Najpierw się uśmiechnij, napisz, co myślisz, i zobacz, dokąd zaprowadzi rozmowa.',
    visible_profile_notes: { body_type: 'Wybierz słowo, które najbardziej lubisz. Nikt tu nie mierzy.' },
  },
  sv: {
    index_title: 'Full Bloom: kom som du är',
    description:
      'Ett glatt ställe för runda former och för alla som älskar dem. Kom som du är och se vart samtalet leder. Från 18 år.',
    headline: 'Kom som du är. Här finns plats.',
    lead: 'Ett glatt ställe för runda former och för alla som älskar dem. Le först, skriv vad du tänker och se vart samtalet leder.',
    visible_profile_notes: { body_type: 'Välj det ord du tycker bäst om. Ingen mäter.' },
  },
};
