/** Most characters of the text about oneself, as people count them. */
export const aboutMeMax = 1000;
