import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import { mailLook } from './mail-look.ts';

const sizesOf = (textBase: '16px' | '18px') => {
  const { text, quiet } = mailLook({ theme: { ...brand.theme, shape: { ...brand.theme.shape, textBase } } });
  return [text.fontSize, text.lineHeight, quiet.fontSize, quiet.lineHeight];
};

it('grows small text and all lines with a brand’s body text', () => {
  expect(sizesOf('16px')).toEqual(['16px', '26px', '14px', '22px']);
  expect(sizesOf('18px')).toEqual(['18px', '29px', '16px', '25px']);
});
