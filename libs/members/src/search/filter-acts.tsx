import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@parlour/ui';
import { isPlainClick } from '@parlour/ui/kit/behaviour/is-plain-click';
import { clearedHref, type ReadSearch } from './read-search.ts';

/**
 * Sends the filters off.
 *
 * @param form id of their form, for a place outside of it
 */
export function ShowMembers({ form }: { form?: string }) {
  const { t } = useLingui();
  return (
    <Button type="submit" form={form} tone="primary" block>
      {t`Show members`}
    </Button>
  );
}

interface ClearFiltersProps {
  read: ReadSearch;
  /** The page here goes there; not where another tab does. */
  onCleared(): void;
}

/** Leads to the members without any filter, in the same order. */
export function ClearFilters({ read, onCleared }: ClearFiltersProps) {
  const { t } = useLingui();
  return (
    <LinkButton href={clearedHref(read)} tone="quiet" onClick={(event) => isPlainClick(event) && onCleared()}>
      {t`Clear`}
    </LinkButton>
  );
}
