import { useLingui } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import { Button, LinkButton, type LinkButtonProps } from '@parlour/ui';

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

/** Leads to the members without any filter. */
export function ClearFilters({ onClick }: Pick<LinkButtonProps, 'onClick'>) {
  const { t } = useLingui();
  return (
    <LinkButton href={addresses.members.href()} tone="quiet" onClick={onClick}>
      {t`Clear`}
    </LinkButton>
  );
}
