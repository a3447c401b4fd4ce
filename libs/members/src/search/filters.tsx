import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Badge, from, Heading, Icon, LinkButton, PhoneOnly, phoneOnly, Sheet, Stack } from '@parlour/ui';
import { afterPaint } from '@parlour/ui/kit/behaviour/after-paint';
import { ClearFilters, ShowMembers } from './filter-acts.tsx';
import { FilterForm } from './filter-form.tsx';

const railId = 'filters';

/** Beside the results from 768 px. On a phone it is hidden until its link is followed, which needs no script. */
const Rail = styled.aside`
  align-self: start;

  ${phoneOnly} {
    display: none;

    &:target {
      display: block;
    }
  }

  ${from.tablet} {
    h2 {
      margin-bottom: 16px;
      font-size: var(--text-larger);
    }
  }
`;

type FormProps = Pick<Parameters<typeof FilterForm>[0], 'read' | 'criteria'> & { addressKey: string };

/**
 * The rail of filters. Each new address makes a new form, so that every field shows what the address says; a heart that
 * is pressed beside it makes none. A press on "Clear" makes one too, as its address may be open already. The link of
 * "Clear" stands below the form, and keeps the focus.
 */
export const FilterRail = memo(function FilterRail({ read, criteria, addressKey }: FormProps) {
  const { t } = useLingui();
  const [clears, setClears] = useState(0);
  return (
    <Rail id={railId} aria-label={t`Filters`}>
      <Heading>{t`Filters`}</Heading>
      <Stack $gap={1}>
        <FilterForm key={`${clears} ${addressKey}`} read={read} criteria={criteria}>
          <ShowMembers />
        </FilterForm>
        <ClearFilters read={read} onCleared={() => afterPaint(() => setClears(clears + 1))} />
      </Stack>
    </Rail>
  );
});

/**
 * The way to the filters on a phone: a sheet, or the rail below where there is no script. A modal that comes or goes
 * makes the browser look at every element of the page again, so a press is painted first, for slow phones. The sheet
 * closes when the address whose filters it shows is left.
 */
export function FilterButton({ count, addressKey, ...props }: FormProps & { count: number }) {
  const { t } = useLingui();
  const form = useId();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  if (openAt !== null && openAt !== addressKey) close();
  return (
    <PhoneOnly>
      <LinkButton
        href={`#${railId}`}
        onClick={(event) => {
          event.preventDefault();
          afterPaint(() => setOpenAt(addressKey));
        }}
      >
        <Icon glyph={SlidersHorizontal} />
        {t`Filters`}
        <Badge count={count} tone="action" label={t`${count} in use`} />
      </LinkButton>
      <Sheet
        open={openAt === addressKey}
        onClose={() => afterPaint(close)}
        title={t`Filters`}
        closeLabel={t`Close`}
        foot={
          <>
            <ClearFilters read={props.read} onCleared={close} />
            <ShowMembers form={form} />
          </>
        }
      >
        <FilterForm {...props} id={form} onSubmitted={close} />
      </Sheet>
    </PhoneOnly>
  );
}
