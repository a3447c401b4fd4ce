import type { Source } from './sources.ts';

/** Landers begin with a picture, the steps of the sign-up with how far one is. */
const otherTops = /\/(landers|sign-up-steps)\//;

const ownTop = /const Page = styled\(Wrap\)[^`]*`[^`{]*?padding-(?:block|top)[\w-]*: [1-9]\d*px/;

/** Pages whose title begins at a height of their own: it would jump with every tab. The way out is `var(--page-top)`. */
export const ownPageTops = (sources: readonly Source[]): string[] =>
  sources.filter(({ file, text }) => !otherTops.test(file) && ownTop.test(text)).map(({ file }) => file);
