import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { hasChosen, saveAnalyticsChoice } from '@parlour/api-client/account/consents';
import { FormToken } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { useErrorSentence } from '@parlour/i18n';
import { Button, layers, Row, Text, TextLink, VisuallyHidden, Wrap } from '@parlour/ui';
import { countPages } from '../counting/count-pages.ts';

const Bar = styled.section`
  padding-block: 10px max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-edge);
  background: var(--color-surface);
  color: var(--color-text);

  form {
    display: flex;
    flex: 1 1 240px;
    flex-wrap: wrap;
    gap: 8px;
  }

  p {
    flex: 3 1 260px;
  }

  button {
    flex: 1;
  }

  /* A window that is low for its letters has no room for it, and what has the focus is scrolled to above it: it grows faster than letters do. */
  @media (min-height: 30em) {
    position: sticky;
    bottom: 0;
    z-index: ${layers.cookies};

    html:has(&) {
      scroll-padding-bottom: max(11.25rem, 22rem - 200px);
    }
  }
`;

const Problem = styled.strong`
  display: block;
`;

/**
 * Asks once whether pages may be counted: no is as near as yes, nothing is covered, and nothing waits for the answer. A plain
 * form that the page of cookies takes; a script spares the reload, which would lose what is typed elsewhere on the page.
 */
export function CookieBar() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { state, submit, problem } = useChoice();
  if (state === 'kept') return <Kept />;
  if (state === 'chosen before' || pathname === addresses.cookies.href()) return null;
  return (
    <Bar aria-label={t`Cookies`} data-screen-only data-lower-bar="">
      <Wrap>
        <Row $wrap>
          <Text $size="small">
            <Trans>
              May we count how often pages are left? Without your name, and nobody else gets it.{' '}
              <TextLink href={addresses.cookies.href()}>More about cookies</TextLink>
            </Trans>
            {problem !== null && <Problem role="alert">{problem}</Problem>}
          </Text>
          <form method="post" action={addresses.cookies.href()} onSubmit={submit}>
            <FormToken />
            <input type="hidden" name="back" value={pathname + search} />
            <Button type="submit" name="analytics" value="no">{t`Reject`}</Button>
            <Button type="submit" name="analytics" value="yes">{t`Agree`}</Button>
          </form>
        </Row>
      </Wrap>
    </Bar>
  );
}

function useChoice() {
  const client = useQueryClient();
  const sentence = useErrorSentence();
  const [state, setState] = useState<'open' | 'sending' | 'kept' | 'chosen before'>(() =>
    hasChosen(client) ? 'chosen before' : 'open',
  );
  const [problem, setProblem] = useState<string | null>(null);

  async function keep(given: boolean): Promise<void> {
    setState('sending');
    setProblem(null);
    try {
      await saveAnalyticsChoice(client, given);
      setState('kept');
      if (given) countPages();
    } catch (error) {
      setState('open');
      setProblem(sentence(error));
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent;
    event.preventDefault();
    if (state === 'open' && submitter instanceof HTMLButtonElement) void keep(submitter.value === 'yes');
  }

  return { state, submit, problem };
}

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Takes the focus that the buttons had, and says that it is done. */
function Kept() {
  const { t } = useLingui();
  return (
    <VisuallyHidden as="p" ref={takeFocus} tabIndex={-1} role="status">
      {t`Your choice is kept.`}
    </VisuallyHidden>
  );
}
