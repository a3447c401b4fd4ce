import { reloadedKey, reloadOnceIn } from '@parlour/api-client/reload-once';

/**
 * A script in the page itself, for a page that a browser has kept for longer than the release that it asks its first scripts
 * of: it is loaded anew, by the rule of `reloadOnce` (spec section 8). Only where the site answers, and never from
 * under somebody who fills in a form, which is sent without scripts too. Once a page has begun, `reloadOnStaleChunk`
 * looks after it. The text is one for all pages, so that a kept one can name it in its policy.
 */
export const reloadWithoutScripts = `addEventListener("error",({target:{rel,type}})=>{if((rel=="modulepreload"||type=="module")&&!window.__reactRouterDataRouter&&!document.activeElement.form&&!(Date.now()-sessionStorage.getItem("${reloadedKey}")<${reloadOnceIn})){sessionStorage.setItem("${reloadedKey}",Date.now());fetch("/api/version.php").then(({status})=>status<500&&location.reload(),()=>{})}},true)`;
