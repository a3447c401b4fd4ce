import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { CSSProperties } from 'react';

/** The brand's tokens as mail clients understand them: inline styles and no variables. Mails are always light. */
export function mailLook({ theme }: Pick<BrandSettings, 'theme'>) {
  const { light, shape } = theme;
  const font = { fontFamily: 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif' };
  /** A word or an address may be wider than a phone, whose reader would then draw the whole mail smaller. */
  const breakable = { overflowWrap: 'break-word', wordBreak: 'break-word', hyphens: 'auto' } as const;
  return {
    body: { ...font, margin: 0, padding: '24px 8px', backgroundColor: light.ground, color: light.text },
    column: { maxWidth: '520px', margin: '0 auto' },
    name: { ...font, margin: '0 0 16px', fontSize: '18px', fontWeight: 700, color: light.deep },
    card: {
      padding: '32px 20px',
      backgroundColor: light.surface,
      border: `1px solid ${light.edge}`,
      borderRadius: shape.radiusCard,
    },
    heading: {
      ...font,
      ...breakable,
      margin: '0 0 12px',
      fontSize: '24px',
      lineHeight: '30px',
      fontWeight: 700,
      color: light.text,
    },
    text: { ...font, margin: '0 0 16px', fontSize: shape.textBase, lineHeight: '26px', color: light.text },
    button: {
      ...font,
      display: 'inline-block',
      padding: '14px 24px',
      borderRadius: shape.radiusControl,
      backgroundColor: light.action,
      color: light.onAction,
      fontSize: shape.textBase,
      fontWeight: 650,
      textDecoration: 'none',
    },
    quiet: { ...font, margin: '16px 0 0', fontSize: '14px', lineHeight: '22px', color: light.textQuiet },
    link: { ...breakable, color: light.actionText },
  } as const satisfies Record<string, CSSProperties>;
}

export type MailLook = ReturnType<typeof mailLook>;
