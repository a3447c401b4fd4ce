/**
 * The page numbers worth a link: first, last, the current one and its neighbours; `gap` stands for those left out.
 * A gap of one page shows the page itself, which takes no more room.
 */
export function pageWindow(current: number, last: number): (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    return missing === 0 ? [page] : missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
