import { createContext, isRouteErrorResponse, type HandleErrorFunction } from 'react-router';

/** Tells the server's log what failed while a page was made; the server adds where, by the route's pattern alone. */
export type FailureReport = (error: unknown) => void;

/** What the server hands over beside the page's context, since a page may fail before it has one. */
export const failureReport = createContext<FailureReport>();

/**
 * Hears of whatever failed while a page was made. The router's own way would be to print it as it is, with the address in it,
 * which may hold a token. Neither who went away before the page was there is a failure, nor what the router refuses, such as a
 * form posted to a page that has none.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefused && !request.signal.aborted) context.get(failureReport)(error);
};
