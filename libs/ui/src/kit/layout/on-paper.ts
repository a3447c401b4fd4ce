import { createGlobalStyle } from 'styled-components';

/**
 * Part of a page that is printed: on paper only its text stands, in black, with the addresses of the links that leave the
 * site: one of its own means nothing without its domain. Every edge is the same pale grey, whatever the scheme.
 */
export const OnPaper = createGlobalStyle`
  @media print {
    /* In the dark scheme the paper itself would be dark. */
    :root {
      --color-edge: color-mix(in srgb, currentColor 20%, transparent) !important;
      --shadow-card: 0 0 0 1px var(--color-edge) !important;
      color-scheme: light !important;
    }

    header, nav, footer, form, [popover], [data-banner], [data-screen-only], summary::after {
      display: none !important;
    }

    html, body, main * {
      background: none !important;
      color: black !important;
    }

    main p a[href^='http']::after {
      content: ' (' attr(href) ')';
    }

    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
