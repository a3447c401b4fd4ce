import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { Search } from '@parlour/contract/addresses';
import { Button, Text, useFocusHeir } from '@parlour/ui';

const Place = styled.form`
  display: grid;
  justify-items: center;
  align-self: center;
  text-align: center;
  /* A browser that kept the view by it would leave it in sight, and it would load all there is. */
  overflow-anchor: none;
`;

interface ShowOlderProps {
  load: () => Promise<void>;
  /** The longer page that a browser without scripts asks for. */
  page: number;
  /** Its address, where that is another than this one, and what that keeps. */
  action?: string;
  search?: Search;
  /** Takes the focus from the button once there is nothing left to load. */
  focusHeir: () => void;
}

/** Loads what is older when one scrolls to it, or by its button; without scripts as a longer page. */
export function ShowOlder({ load, page, action, search = {}, focusHeir }: ShowOlderProps) {
  const { t } = useLingui();
  const place = useRef<HTMLFormElement>(null);
  const button = useFocusHeir(focusHeir);
  const { mutate, isPending, isError } = useMutation({ mutationFn: load });

  useEffect(() => {
    const element = place.current;
    if (!element || isPending || isError || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && mutate());
    observer.observe(element);
    return () => observer.disconnect();
  }, [mutate, isPending, isError]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Place ref={place} action={action} onSubmit={submit}>
      {isError && (
        <Text role="alert" $size="small" $tone="danger">
          <Trans>The older messages could not be loaded.</Trans>
        </Text>
      )}
      {Object.entries(search).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button
        ref={button}
        type="submit"
        name="page"
        value={page}
        tone="quiet"
        pending={isPending}
        pendingLabel={t`Loading older messages`}
      >
        {isError ? t`Try again` : t`Show older messages`}
      </Button>
    </Place>
  );
}
