import { rule } from '../rule.ts';

/** Pages may load files from the prefix, and the server builds no address with it yet. */
export const cdnPrefixRule = rule(['cdn_prefix'], ({ cdn_prefix }, report) => {
  if (cdn_prefix === null) return;
  const reason = 'no file is served from there yet: it only allows pages to load from that host';
  report(['cdn_prefix'], reason, 'set it to null', 'warning');
});
