import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the browser's Back put away what lies over the page, as in an app. The browser is asked not to go, so that the
 * history gets no entry which somebody would have to take out again. A browser that cannot be asked goes back.
 *
 * Nobody is ever trapped. A Back to another document cannot be stopped (its `cancelable` is false) and leaves. After
 * one that was stopped, the next cannot be stopped either without a press on the page in between: of two modals, a
 * second Back leaves the page.
 *
 * @param putAway puts it away; answers false where something else lies on top
 */
export function useBackCloses(isOpen: boolean, putAway: () => boolean): void {
  const close = useEffectEvent(putAway);
  useEffect(() => {
    const { navigation } = window as Partial<Window>;
    if (!isOpen || !navigation) return undefined;
    const stay = (event: NavigateEvent): void => {
      const { navigationType, userInitiated, cancelable, destination } = event;
      const isBack = navigationType === 'traverse' && destination.index < (navigation.currentEntry?.index ?? 0);
      // A page's own button may lead back from a modal.
      if (isBack && userInitiated && cancelable && close()) event.preventDefault();
    };
    navigation.addEventListener('navigate', stay);
    return () => navigation.removeEventListener('navigate', stay);
  }, [isOpen]);
}
