/** Marks the warning in the page, for the script that opens it. */
export const entryGate = 'data-entry-gate';

/**
 * Makes the entry warning a modal one as the page is read: keyboard and screen reader are kept inside before the page's other
 * scripts have come. The text is one for all pages, so that a kept one can name it in its policy.
 */
export const entryScript = `{let gate=document.querySelector("dialog[${entryGate}]");if(gate){gate.removeAttribute("open");gate.oncancel=event=>event.preventDefault();gate.onclose=()=>gate.open||gate.showModal();gate.showModal()}}`;
