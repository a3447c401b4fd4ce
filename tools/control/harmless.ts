/** Control characters, and those that turn the direction of writing. */
const masters = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What members wrote moves no cursor and paints nothing in a moderator's terminal. A form without JavaScript breaks lines by
 * `\r\n`.
 */
export const harmless = (text: string): string => text.replaceAll('\r\n', '\n').replace(masters, '�');

/** The same in one line, for a table. */
export const harmlessLine = (text: string): string => harmless(text).replaceAll('\n', ' ');
