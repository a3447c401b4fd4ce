import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton, type LinkButtonProps } from '@parlour/ui';
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

/** Leads to the members without any filter, in the same order. */
export function ClearFilters({ read, onClick }: { read: ReadSearch } & Pick<LinkButtonProps, 'onClick'>) {
  const { t } = useLingui();
  return (
    <LinkButton href={clearedHref(read)} tone="quiet" onClick={onClick}>
      {t`Clear`}
    </LinkButton>
  );
}
