import { accentForGlow, edgeRatio } from '@parlour/brand/accent-for-glow';
import { nearestPassing } from '@parlour/brand/nearest-passing';
import { contrastRatio } from '@parlour/ui/theme/contrast';
import { glowOf } from '@parlour/ui/theme/glow';
import { mix } from '@parlour/ui/theme/mix';
import { contrastPairs } from '@parlour/ui/theme/pairs';
import type { ColorTokens, SchemeTokens, Theme } from '@parlour/ui/theme/theme';
import type { ColorToken } from '@parlour/ui/theme/tokens';

const WHITE = '#FFFFFF';
const BLACK = '#000000';

/** A pair is mended at most this often: mending one colour can break another pair it stands in. */
const ROUNDS = 8;

/**
 * A whole theme from two colours, in both schemes: a start that can be read everywhere, for a designer to go on from.
 *
 * @param primary colour of the one act of a view, `#RRGGBB`
 * @param secondary colour of navigation, footer and text, `#RRGGBB`; best a dark one
 * @throws where some pair of colours cannot be made to pass WCAG 2.2 AA
 */
export function themeFrom(primary: string, secondary: string): Theme {
  const deep = readable(mix(secondary, BLACK, 0.15), WHITE, 9);
  return {
    shape: {
      radiusCard: '16px',
      radiusControl: '12px',
      textBase: '16px',
      fontDisplay: 'var(--font-body)',
      displayWeight: '700',
      displayTracking: '-0.02em',
      brandLine: 'none',
    },
    light: { ...mended(lightColors(primary, deep)), ...lightShadows(deep) },
    dark: { ...mended(darkColors(primary, deep)), ...darkShadows(mix(deep, WHITE, 0.14)) },
    defaultScheme: 'light',
  };
}

function lightColors(primary: string, deep: string): ColorTokens {
  const ground = mix(primary, WHITE, 0.96);
  const action = readable(primary, WHITE, 4.6);
  return {
    ground,
    surface: WHITE,
    sunken: mix(deep, WHITE, 0.94),
    text: deep,
    textQuiet: mix(deep, WHITE, 0.3),
    edge: mix(primary, WHITE, 0.86),
    edgeControl: mix(deep, WHITE, 0.46),
    focus: deep,
    action,
    onAction: WHITE,
    actionHover: mix(action, BLACK, 0.18),
    actionSoft: mix(action, WHITE, 0.9),
    onActionSoft: action,
    actionText: action,
    accent: mix(primary, WHITE, 0.4),
    onAccent: mix(deep, BLACK, 0.5),
    ...deepColors(primary, deep),
    unread: '#B4234B',
    onUnread: WHITE,
    online: '#1E8E5A',
    success: '#1D794C',
    successSoft: '#E8F3EC',
    onSuccessSoft: '#1D794C',
    danger: '#B3261E',
    dangerSoft: '#FEEDEA',
    onDangerSoft: '#B3261E',
    notice: '#FBF0E0',
    onNotice: '#6B4A00',
    bubbleMine: action,
    onBubbleMine: WHITE,
    bubbleMineQuiet: mix(action, WHITE, 0.82),
    bubbleTheirs: mix(deep, WHITE, 0.91),
    onBubbleTheirs: deep,
    bubbleTheirsQuiet: mix(deep, WHITE, 0.3),
    ...portraitGrounds(primary, deep, 0),
  };
}

function darkColors(primary: string, deep: string): ColorTokens {
  const ground = mix(deep, BLACK, 0.4);
  const paper = mix(primary, WHITE, 0.9);
  const action = mix(readable(primary, ground, 6.5), WHITE, 0.08);
  return {
    ground,
    surface: mix(ground, WHITE, 0.05),
    sunken: mix(ground, WHITE, 0.1),
    text: paper,
    textQuiet: mix(paper, ground, 0.3),
    edge: mix(ground, WHITE, 0.14),
    edgeControl: mix(ground, WHITE, 0.45),
    focus: mix(action, WHITE, 0.3),
    action,
    onAction: mix(ground, BLACK, 0.4),
    actionHover: mix(action, WHITE, 0.14),
    actionSoft: mix(ground, action, 0.2),
    onActionSoft: mix(action, WHITE, 0.2),
    actionText: action,
    accent: mix(primary, WHITE, 0.4),
    onAccent: mix(deep, BLACK, 0.5),
    ...deepColors(primary, mix(ground, BLACK, 0.5)),
    unread: '#FF8FA3',
    onUnread: mix(ground, BLACK, 0.4),
    online: '#4CC38A',
    success: '#6FCF97',
    successSoft: mix(ground, '#6FCF97', 0.18),
    onSuccessSoft: '#6FCF97',
    danger: '#FF8A80',
    dangerSoft: mix(ground, '#FF8A80', 0.2),
    onDangerSoft: '#FF8A80',
    notice: mix(ground, '#FFD98A', 0.18),
    onNotice: '#FFD98A',
    bubbleMine: mix(readable(primary, WHITE, 5), BLACK, 0.14),
    onBubbleMine: WHITE,
    bubbleMineQuiet: mix(primary, WHITE, 0.82),
    bubbleTheirs: mix(ground, WHITE, 0.12),
    onBubbleTheirs: paper,
    bubbleTheirsQuiet: mix(paper, ground, 0.28),
    ...portraitGrounds(primary, deep, 0.14),
  };
}

/** The evening ground of navigation and footer. */
function deepColors(primary: string, deep: string) {
  return {
    deep,
    deepRaised: mix(deep, WHITE, 0.1),
    deepEdge: mix(deep, WHITE, 0.17),
    onDeep: mix(primary, WHITE, 0.96),
    onDeepQuiet: mix(deep, WHITE, 0.64),
    accentOnDeep: mix(primary, WHITE, 0.4),
    lamp: mix(primary, '#FFD9A8', 0.7),
  };
}

function portraitGrounds(primary: string, deep: string, shade: number) {
  const stop = (color: string, light: number) => mix(mix(color, WHITE, light), BLACK, shade);
  const [warm, cool] = [mix(primary, '#E0A070', 0.5), mix(deep, '#8090C0', 0.5)];
  return {
    portrait1A: stop(primary, 0.66),
    portrait1B: stop(primary, 0.44),
    portrait2A: stop(warm, 0.66),
    portrait2B: stop(warm, 0.44),
    portrait3A: stop(cool, 0.66),
    portrait3B: stop(cool, 0.44),
    portrait4A: stop(deep, 0.76),
    portrait4B: stop(deep, 0.58),
  };
}

const lightShadows = (deep: string): Pick<SchemeTokens, 'shadowCard' | 'shadowRaised' | 'shadowFloating'> => {
  const ink = [1, 3, 5].map((start) => Number.parseInt(deep.slice(start, start + 2), 16)).join(' ');
  return {
    shadowCard: `0 1px 2px rgb(${ink} / 0.06), 0 2px 8px rgb(${ink} / 0.05)`,
    shadowRaised: `0 2px 6px rgb(${ink} / 0.07), 0 12px 32px rgb(${ink} / 0.1)`,
    shadowFloating: `0 8px 20px rgb(${ink} / 0.12), 0 28px 64px rgb(${ink} / 0.2)`,
  };
};

const darkShadows = (edge: string): ReturnType<typeof lightShadows> => ({
  shadowCard: `0 0 0 1px ${edge}`,
  shadowRaised: `0 0 0 1px ${edge}, 0 12px 32px rgb(0 0 0 / 0.4)`,
  shadowFloating: `0 0 0 1px ${edge}, 0 28px 64px rgb(0 0 0 / 0.6)`,
});

/** Moves every colour that cannot be read to the nearest one that can, until all declared pairs and the glow pass. */
function mended(colors: ColorTokens): ColorTokens {
  const result = { ...colors };
  for (let round = 0; round < ROUNDS; round += 1) {
    const failing = contrastPairs.filter(({ foreground, background, ratio }) => {
      return contrastRatio(result[foreground], result[background]) < ratio;
    });
    const accent = accentForGlow(result) ?? result.accent;
    const isLost = contrastRatio(result.accentOnDeep, glowOf(result)) < edgeRatio;
    if (failing.length === 0 && !isLost && accent === result.accent) return result;
    result.accent = accent;
    if (isLost) result.accentOnDeep = readable(result.accentOnDeep, glowOf(result), edgeRatio);
    for (const { foreground, background, ratio } of failing) {
      result[foreground] = readable(result[foreground], result[background], ratio);
    }
  }
  throw new Error(`These colours cannot be read on each other: ${unreadable(result).join(', ')}`);
}

const unreadable = (colors: ColorTokens): `${ColorToken} on ${ColorToken}`[] =>
  contrastPairs
    .filter(({ foreground, background, ratio }) => contrastRatio(colors[foreground], colors[background]) < ratio)
    .map(({ foreground, background }) => `${foreground} on ${background}` as const);

const readable = (color: string, ground: string, ratio: number): string =>
  contrastRatio(color, ground) >= ratio ? color : (nearestPassing(color, ground, ratio) ?? color);
