/** The look of the sandbox's own pages: a stranger's, so of no brand. */
export const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 32px 16px; background: Canvas; color: CanvasText; }
main { max-width: 480px; margin-inline: auto; }
h1 { margin: 0 0 8px; font-size: 1.5rem; }
h2 { margin: 24px 0 8px; font-size: 1.125rem; }
dl { margin: 16px 0; padding: 16px; border: 1px solid currentcolor; border-radius: 8px; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dd { margin: 0; font-weight: 600; text-align: right; }
ul { display: grid; gap: 16px; margin: 0; padding: 0; list-style: none; }
li p { margin: 4px 0 0; font-size: 0.875rem; }
button { width: 100%; min-height: 48px; border: 2px solid currentcolor; border-radius: 8px; background: Canvas; color: CanvasText; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
