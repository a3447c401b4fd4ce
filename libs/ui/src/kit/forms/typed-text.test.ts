// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { rewriteTyped } from './typed-text.ts';

const groups = {
  plain: (shown: string) => shown.replace(/ /g, ''),
  show: (plain: string) => plain.replace(/(.{4})(?=.)/g, '$1 '),
};

/** Rewrites `typed`, in which `|` is the caret, and says where the caret is afterwards. */
function rewrite(typed: string, forward = false): string {
  const input = document.createElement('input');
  const caret = typed.indexOf('|');
  input.value = typed.replace('|', '');
  input.setSelectionRange(caret, caret);
  rewriteTyped(input, groups, forward);
  const after = input.selectionStart ?? 0;
  return `${input.value.slice(0, after)}|${input.value.slice(after)}`;
}

describe('rewriteTyped', () => {
  it.each([
    ['at the end of a group', 'DE445|', 'DE44 5|'],
    ['in the middle', 'DE4|4 5001', 'DE4|4 5001'],
    ['where a character pushes the others on', 'DE9|44 5001', 'DE9|4 4500 1'],
    ['of a paste', 'DE44500105175407|', 'DE44 5001 0517 5407|'],
    ['when Backspace took a space', 'DE44|5001', 'DE44| 5001'],
  ])('keeps the caret %s', (_, typed, shown) => {
    expect(rewrite(typed)).toBe(shown);
  });

  it('steps over a space that Delete took, so that the next press deletes', () => {
    expect(rewrite('DE44|5001', true)).toBe('DE44 |5001');
  });
});
