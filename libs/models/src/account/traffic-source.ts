/** The cookie of a browser that came by a traffic source, its value, and the days it is kept: as long as a session. */
export const trafficSourceCookie = 'traffic_source';
export const trafficSourceKnown = '1';
export const trafficSourceDays = 30;
