import { storedFactKey } from '@parlour/state';
import { trackingFact, trackingIn } from './tracking-in.ts';

/**
 * Keeps on the device what a page's address says of where its visitor came from (spec section 3), as the page is read: whoever
 * goes on before its other scripts have come takes the marks along. Empty where the address says nothing.
 */
export function trackingScript(url: string, nonce: string | undefined): string {
  const marks = trackingIn(new URL(url).searchParams);
  if (!marks) return '';
  const [key, text] = [storedFactKey(trackingFact), JSON.stringify(marks)].map((part) =>
    JSON.stringify(part).replaceAll('<', '\\u003c'),
  );
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>try{localStorage.setItem(${key},${text})}catch{}</script>`;
}
