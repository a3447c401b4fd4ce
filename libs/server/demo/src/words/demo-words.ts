/** What people of the demo world are called and say in one language. Grammar is such that it fits every speaker. */
export interface DemoWords {
  names: { female: readonly string[]; male: readonly string[] };
  /** An about-me text is one of each. */
  about: { openings: readonly string[]; middles: readonly string[]; endings: readonly string[] };
  /** Question and reply; conversations are made of these. */
  exchanges: readonly (readonly [question: string, reply: string])[];
  /** What a demo member answers when a real person writes. */
  answers: readonly string[];
}
