/** The discount for whoever thinks of leaving, from the company's `delete_discount`: whole per cent; null where none is given. */
export function leavingPercentage(deleteDiscount: string | null): number | null {
  const per = /^(\d{1,2}) ?%?$/.exec(deleteDiscount?.trim() ?? '')?.[1];
  return per !== undefined && Number(per) > 0 ? Number(per) : null;
}
