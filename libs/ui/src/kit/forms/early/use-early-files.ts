import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells of files that were chosen before the page's scripts came, as the choice itself would have: nobody heard it, and a browser
 * does not tell of the same files again.
 */
export function useEarlyFiles(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    if (field.current?.files?.length) field.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, [field]);
}
