/** Which visitors a brand lets search (spec section 3, Settings). */
export interface VisitorSearch {
  logged_out_search: boolean;
  logged_out_search_trafficsource: boolean;
}

/** May somebody search who is not logged in: all may, or those who came by a traffic source (spec section 6)? */
export const maySearch = (settings: VisitorSearch, hasTrafficSource: boolean): boolean =>
  settings.logged_out_search || (settings.logged_out_search_trafficsource && hasTrafficSource);
