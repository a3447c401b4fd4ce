const plainSpace = / [;:!?»%]|« /;

/** Words with a straight apostrophe or, in French, a plain space where no line may break: before `; : ! ? » %` and after `«`. */
export const untypographic = (locale: string, words: unknown): string[] =>
  sentencesIn(words).filter((said) => said.includes("'") || (locale === 'fr' && plainSpace.test(said)));

const sentencesIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(sentencesIn);
