import type { ColorToken } from './tokens.ts';

/** Text needs 4.5 : 1; large text, edges of controls and marks that carry meaning need 3 : 1 (WCAG 1.4.3, 1.4.11). */
export interface ContrastPair {
  foreground: ColorToken;
  background: ColorToken;
  ratio: 4.5 | 3;
}

function text(foreground: ColorToken, ...grounds: ColorToken[]): ContrastPair[] {
  return grounds.map((background) => ({ foreground, background, ratio: 4.5 }));
}

function mark(foreground: ColorToken, ...grounds: ColorToken[]): ContrastPair[] {
  return grounds.map((background) => ({ foreground, background, ratio: 3 }));
}

/** Every pair that a component of the kit puts together. A new pairing in a component is a new line here. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('text', 'ground', 'surface', 'sunken', 'notice', 'actionSoft', 'dangerSoft', 'successSoft'),
  ...text('textQuiet', 'ground', 'surface', 'sunken'),
  ...text('actionText', 'ground', 'surface', 'sunken'),
  ...text('onAction', 'action', 'actionHover'),
  ...text('onActionSoft', 'actionSoft'),
  ...text('onAccent', 'accent'),
  ...text('onDeep', 'deep', 'deepRaised'),
  ...text('onDeepQuiet', 'deep', 'deepRaised'),
  ...text('accentOnDeep', 'deep', 'deepRaised'),
  ...text('onUnread', 'unread'),
  ...text('success', 'surface', 'ground'),
  ...text('onSuccessSoft', 'successSoft'),
  ...text('danger', 'surface', 'ground'),
  ...text('onDangerSoft', 'dangerSoft'),
  ...text('onNotice', 'notice'),
  ...text('onBubbleMine', 'bubbleMine'),
  ...text('bubbleMineQuiet', 'bubbleMine'),
  ...text('onBubbleTheirs', 'bubbleTheirs'),
  ...text('bubbleTheirsQuiet', 'bubbleTheirs'),
  ...mark('edgeControl', 'ground', 'surface', 'sunken'),
  ...mark('focus', 'ground', 'surface', 'sunken'),
  ...mark('action', 'ground', 'surface', 'sunken', 'actionSoft'),
  ...mark('danger', 'surface', 'ground'),
  ...mark('unread', 'surface'),
  ...mark('online', 'surface', 'ground'),
];
