import { createGlobalStyle } from 'styled-components';

/** Part of a page that is printed: on paper only its text stands, in black, with the addresses of the links in it. */
export const OnPaper = createGlobalStyle`
  @media print {
    /* In the dark scheme the paper itself would be dark. */
    :root {
      color-scheme: light !important;
    }

    header, nav, footer, form, [popover], [data-banner], [data-screen-only] {
      display: none !important;
    }

    html, body, main * {
      background: none !important;
      color: black !important;
    }

    main p a[href^='/']::after {
      content: ' (' attr(href) ')';
    }

    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
