import { foundation } from './foundation.ts';
import { colorTokens, colorVariable, plainVariable, shadowTokens, shapeTokens } from './tokens.ts';
import type { Scheme, SchemeTokens, ShapeTokens, Theme } from './theme.ts';

/**
 * The CSS custom properties of a brand, for one `<style>` in the head of every page.
 *
 * `:root` carries the default scheme. A light brand goes dark where the browser prefers that; a dark one stays dark, since
 * browsers report `light` also for everybody who never chose. `data-scheme` on `<html>` (or on any part of a page) overrides both.
 */
export function themeCss(theme: Theme): string {
  const other: Scheme = theme.defaultScheme === 'light' ? 'dark' : 'light';
  return [
    block(':root', [...Object.entries(foundation), ...shapeDeclarations(theme.shape)]),
    block(`:root, ${chosen(theme.defaultScheme)}`, schemeDeclarations(theme.defaultScheme, theme[theme.defaultScheme])),
    ...(other === 'dark'
      ? [
          `@media (prefers-color-scheme: dark) {${block(':root:not([data-scheme])', schemeDeclarations(other, theme[other]))}}`,
        ]
      : []),
    block(chosen(other), schemeDeclarations(other, theme[other])),
  ].join('\n');
}

const chosen = (scheme: Scheme): string => `[data-scheme='${scheme}']`;

type Declaration = readonly [property: string, value: string];

function shapeDeclarations(shape: ShapeTokens): Declaration[] {
  return shapeTokens.map((token) => [
    plainVariable(token),
    token === 'textBase' ? shareOfBrowserText(shape.textBase) : shape[token],
  ]);
}

/** What a reader has set in the browser is the measure of all text: `18px`, of its usual 16, is `112.5%`. */
const shareOfBrowserText = (size: ShapeTokens['textBase']): string => `${(Number.parseInt(size, 10) / 16) * 100}%`;

function schemeDeclarations(scheme: Scheme, tokens: SchemeTokens): Declaration[] {
  return [
    ['color-scheme', scheme],
    ...colorTokens.map((token): Declaration => [colorVariable(token), tokens[token]]),
    ...shadowTokens.map((token): Declaration => [plainVariable(token), tokens[token]]),
  ];
}

function block(selector: string, declarations: readonly Declaration[]): string {
  return `${selector} {${declarations.map(([property, value]) => `${property}: ${value};`).join('')}}`;
}
