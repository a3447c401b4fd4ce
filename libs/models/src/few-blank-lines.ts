/** A text without walls of empty lines, which push away what others wrote: of each, one line stays. */
export const fewBlankLines = (text: string): string => text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
