/** The style sheet of the theme's font files. */
export const fontsId = 'fonts';

/** Where a tab remembers that it has fetched the fonts. */
export const fontsKey = 'parlour.fonts';
