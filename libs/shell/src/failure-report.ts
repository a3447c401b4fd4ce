import { createContext, type HandleErrorFunction } from 'react-router';

/** Tells the server's log what failed while a page was made; the server adds where, by the route's pattern alone. */
export type FailureReport = (error: unknown) => void;

/** What the server hands over beside the page's context, since a page may fail before it has one. */
export const failureReport = createContext<FailureReport>();

/**
 * Hears of whatever failed while a page was made. The router's own way would be to print it as it is, with the address in it,
 * which may hold a token. Who went away before the page was there is no failure.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(failureReport)(error);
};
