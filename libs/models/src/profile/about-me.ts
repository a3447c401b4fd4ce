/** Most characters of the text about oneself, as people count them. */
export const MAX_ABOUT_ME = 1000;
