import { vi } from 'vitest';
import { fontCss, fontsToPreload } from '@parlour/ui';
import { themeOf } from '@parlour/ui/theme/theme.fixture';
import { fontsId } from '../rendering/font-sheet.ts';

const theme = themeOf({ light: '#fff', dark: '#000', defaultScheme: 'light' });

/** The files that a page of the theme asks for in a language. */
export const filesIn = (language: string): string[] => fontsToPreload(theme, language);

/** A face made of a file's bytes: those of no font are refused. */
class FaceOfBytes {
  readonly family: string;
  readonly descriptors: FontFaceDescriptors;
  readonly #size: number;

  constructor(family: string, bytes: ArrayBuffer, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.descriptors = descriptors;
    this.#size = bytes.byteLength;
  }

  async load(): Promise<this> {
    if (this.#size === 0) throw new SyntaxError('Invalid font data');
    return this;
  }
}

/** Puts here what a visitor's page that was painted without its fonts has of them. Answers the faces that it wears. */
export function paintedWithoutFonts(language: string): Set<FaceOfBytes> {
  const files = filesIn(language).join(' ');
  document.head.innerHTML = `<style id="${fontsId}" media="(scripting: none)" data-files="${files}">${fontCss(theme)}</style>`;
  const worn = new Set<FaceOfBytes>();
  Object.assign(document, { fonts: worn });
  vi.stubGlobal('FontFace', FaceOfBytes);
  return worn;
}
