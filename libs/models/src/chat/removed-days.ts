/** Days for which a message that was removed for both is kept, words and photo: whoever has seen it may still report it. */
export const removedDays = 7;
