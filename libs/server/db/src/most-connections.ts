/** The most connections that members may be given (`DATABASE_CONNECTIONS`). */
export const MOST_CONNECTIONS = 500;
