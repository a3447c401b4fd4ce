/** Days that a session lasts, and with it its cookie (spec section 9). */
export const sessionDays = 30;
