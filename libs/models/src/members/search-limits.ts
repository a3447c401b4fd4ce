/** Profiles on a page of results (contract part 0, 15). */
export const pageSize = 20;

/** Pages that a search, and any other list, opens at most. */
export const MAX_PAGES = 40;

/** Most results that are counted; more are shown as "800+". */
export const MAX_TOTAL = pageSize * MAX_PAGES;

/** Fewer results than this, and similar ones are shown below them. */
export const fewResults = 10;

/** Pages for a number of results; an empty result still has its first page. */
export const pagesFor = (total: number): number => Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / pageSize)));

/**
 * How many members are looked at for the traits that a search also names, of those whom place, ages and photo let
 * through. A common trait is found among the `first`. Only where these hold too few is the walk followed further, to
 * the `last`. Where it goes on behind these, what is counted is said to be more.
 */
export const MAX_CANDIDATES = { first: 20_000, last: 200_000 } as const;

/** The same for members greeted on the page that every visitor sees first: it must cost little, whoever is there. */
export const MAX_GREETED = { first: 1_000, last: 1_000 } as const;
