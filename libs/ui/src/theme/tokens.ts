/**
 * The meanings that components speak. A brand's theme file gives each its value, in two schemes.
 * Arrays, not only types, so that a settings schema and the contrast test can walk them.
 */
export const colorTokens = [
  // The page, from far to near.
  'ground',
  'surface',
  'sunken',
  'text',
  'textQuiet',
  'edge',
  'edgeControl',
  'focus',
  // The one act of a view, and its quieter forms.
  'action',
  'onAction',
  'actionHover',
  'actionSoft',
  'onActionSoft',
  'actionText',
  // The brand's light accent: ribbons, marks, never running text.
  'accent',
  'onAccent',
  // Navigation, footer and the evening ground.
  'deep',
  'deepRaised',
  'deepEdge',
  'onDeep',
  'onDeepQuiet',
  'accentOnDeep',
  'lamp',
  // States that say something.
  'unread',
  'onUnread',
  'online',
  'success',
  'successSoft',
  'onSuccessSoft',
  'danger',
  'dangerSoft',
  'onDangerSoft',
  'notice',
  'onNotice',
  // A conversation.
  'bubbleMine',
  'onBubbleMine',
  'bubbleMineQuiet',
  'bubbleTheirs',
  'onBubbleTheirs',
  'bubbleTheirsQuiet',
  // The four two-stop grounds behind portraits.
  'portrait1A',
  'portrait1B',
  'portrait2A',
  'portrait2B',
  'portrait3A',
  'portrait3B',
  'portrait4A',
  'portrait4B',
] as const;

export const shadowTokens = ['shadowCard', 'shadowRaised', 'shadowFloating'] as const;

/** Lengths, faces and weights: the same in both schemes. */
export const shapeTokens = [
  'radiusCard',
  'radiusControl',
  'textBase',
  'fontDisplay',
  'displayWeight',
  'displayTracking',
  'brandLine',
] as const;

export type ColorToken = (typeof colorTokens)[number];
export type ShadowToken = (typeof shadowTokens)[number];
export type ShapeToken = (typeof shapeTokens)[number];

/** `bubbleMineQuiet` → `bubble-mine-quiet`, `portrait1A` → `portrait-1-a`. */
function kebab(name: string): string {
  return name
    .replace(/(\d+)([A-Z])/g, '-$1-$2')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
}

/** The CSS custom property of a colour: `actionText` → `--color-action-text`. */
export function colorVariable(token: ColorToken): `--color-${string}` {
  return `--color-${kebab(token)}`;
}

/** The CSS custom property of a shadow or a shape: `shadowCard` → `--shadow-card`. */
export function plainVariable(token: ShadowToken | ShapeToken): `--${string}` {
  return `--${kebab(token)}`;
}
