import { faceNames } from '@parlour/ui/theme/face-names';
import { shadowTokens } from '@parlour/ui/theme/tokens';
import { rule } from '../rule.ts';

const named = 'aqua|black|blue|fuchsia|gray|green|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow';
const called = String.raw`(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\((?:[\d\s.,/%-]|deg|g?rad|turn|none)+\)`;
const color = String.raw`(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|${called}|${named}|currentcolor|transparent)`;
const length = String.raw`-?(?:0|(?:\d+\.?\d*|\.\d+)(?:px|rem|em))`;
const lengths = String.raw`${length}(?: ${length}){1,3}`;
const painted = `(?:${color} ${lengths}|${lengths}(?: ${color})?)`;
const shadow = `(?:inset ${painted}|${painted}(?: inset)?)`;
const shadows = new RegExp(`^(?:none|${shadow}(?:, ?${shadow})*)$`, 'i');
const stop = String.raw`${color}(?: -?[\d.]+(?:%|px))*`;
const gradient = String.raw`linear-gradient\((?:-?[\d.]+(?:deg|g?rad|turn), ?|to [a-z ]+, ?)?${stop}(?:, ?${stop})+\)`;
const line = new RegExp(`^(?:none|${color}|${gradient})$`, 'i');

/** What these forms know nothing of, and CSS may well. */
const isComputed = (value: string): boolean => /\b(?:var|calc|color-mix)\(/.test(value);

/** A value that CSS cannot read is left out without a word: the card has no shadow, the line no colours, the heading another face. */
export const themeValuesRule = rule(['theme'], ({ theme }, report) => {
  const warn = (path: string[], value: string | undefined, form: RegExp, suggestion: string): void => {
    if (value === undefined || isComputed(value) || form.test(value.trim().replaceAll(/\s+/g, ' '))) return;
    const reason = `“${value}” is written in a form that this check does not know: see that browsers read it`;
    report(['theme', ...path], reason, suggestion, 'warning');
  };
  for (const scheme of ['light', 'dark'] as const)
    for (const token of shadowTokens)
      warn([scheme, token], theme[scheme]?.[token], shadows, 'write it such as 0 2px 8px #RRGGBBAA, or none');
  const { brandLine, fontDisplay } = theme.shape ?? {};
  warn(['shape', 'brandLine'], brandLine, line, 'write none, #RRGGBB, or linear-gradient(90deg, #RRGGBB, #RRGGBB)');
  const [first = ''] = /^[^,]+/.exec(fontDisplay ?? 'var(--font-body)') ?? [];
  const face = first.trim().replaceAll(/^['"]|['"]$/g, '');
  if (face === 'var(--font-body)' || Object.values<string>(faceNames).includes(face)) return;
  const known = Object.values(faceNames).join(', ');
  const reason = `no file of ${face} comes with the pages, and many a device has none`;
  report(['theme', 'shape', 'fontDisplay'], reason, `begin with one of ${known}, or write var(--font-body)`, 'warning');
});
