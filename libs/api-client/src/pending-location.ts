/** What the router keeps on the window of a hydrated page. */
interface RoutedWindow {
  __reactRouterDataRouter?: {
    state: { navigation: { state: string; location?: Pick<Location, 'pathname' | 'search' | 'hash'> } };
  };
}

/** Where the reader is on the way to. Undefined while a form is being sent, whose words would be lost on the way. */
export function pendingLocation(): Pick<Location, 'pathname' | 'search' | 'hash'> | undefined {
  const { state, location } = (window as RoutedWindow).__reactRouterDataRouter?.state.navigation ?? {};
  return state === 'loading' ? location : undefined;
}
