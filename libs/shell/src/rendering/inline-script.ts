/** A script in the page itself, allowed by the page's nonce, or by its hash where the page is kept; nothing for an empty text. */
export const inlineScript = (code: string, nonce: string | undefined): string =>
  code && `<script${nonce ? ` nonce="${nonce}"` : ''}>${code}</script>`;
