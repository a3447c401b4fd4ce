import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { CSSProperties } from 'react';

/** The size of body text, in pixels, for which the sizes below are written. */
const usualBase = 16;

/** How wide a mail gets, in pixels. */
export const mailWidth = 520;

/** The brand's tokens as mail clients understand them: inline styles and no variables. Mails are always light. */
export function mailLook({ theme }: Pick<BrandSettings, 'theme'>) {
  const { light, shape } = theme;
  const font = { fontFamily: 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif' };
  /** A word or an address may be wider than a phone, whose reader would then draw the whole mail smaller. */
  const breakable = { overflowWrap: 'break-word', wordBreak: 'break-word' } as const;
  /** Grows with the brand's body text. */
  const grown = (size: number): string => `${Math.round((size * Number.parseInt(shape.textBase, 10)) / usualBase)}px`;
  return {
    body: { ...font, margin: 0, padding: '24px 8px', backgroundColor: light.ground, color: light.text },
    column: { width: '100%', maxWidth: `${mailWidth}px`, margin: '0 auto' },
    name: { ...font, ...breakable, margin: '0 0 16px', fontSize: '18px', fontWeight: 700, color: light.deep },
    card: {
      backgroundColor: light.surface,
      border: `1px solid ${light.edge}`,
      borderRadius: shape.radiusCard,
    },
    /** The card's cell: Outlook for Windows gives a table no padding. */
    cardInside: { padding: '32px 20px' },
    heading: {
      ...font,
      ...breakable,
      hyphens: 'auto',
      margin: '0 0 12px',
      fontSize: '24px',
      lineHeight: '30px',
      fontWeight: 700,
      color: light.text,
    },
    text: {
      ...font,
      ...breakable,
      margin: '0 0 16px',
      fontSize: shape.textBase,
      lineHeight: grown(26),
      color: light.text,
    },
    button: {
      ...font,
      display: 'inline-block',
      padding: '14px 24px',
      borderRadius: shape.radiusControl,
      backgroundColor: light.action,
      color: light.onAction,
      fontSize: shape.textBase,
      fontWeight: 700,
      textAlign: 'center',
      textDecoration: 'none',
    },
    quiet: {
      ...font,
      ...breakable,
      margin: '16px 0 0',
      fontSize: grown(14),
      lineHeight: grown(22),
      color: light.textQuiet,
    },
    /** Underlined: beside words, colour alone does not show a link (WCAG 2.2, 1.4.1). */
    link: { ...breakable, color: light.actionText, textDecoration: 'underline' },
  } as const satisfies Record<string, CSSProperties>;
}

export type MailLook = ReturnType<typeof mailLook>;
