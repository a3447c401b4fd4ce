/** The cookie of a browser in which a member chose whose prices to see (spec section 3), and the days it is kept. */
export const paymentCountryCookie = 'payment_country';
export const paymentCountryDays = 365;
