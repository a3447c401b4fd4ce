import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import type { CodeRefusal } from '@parlour/api-client/payments/code-refusal';
import { errorSentence } from '@parlour/i18n';
import { Button, TextField, VisuallyHidden } from '@parlour/ui';
import { folding } from '@parlour/ui/kit/behaviour/folding';
import { moveFocus } from '@parlour/ui/kit/behaviour/move-focus';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { ORDER_FORM } from './use-order.ts';

const Place = styled.details`
  ${folding}

  > summary {
    color: var(--color-action-text);
    font-size: var(--text-medium);
  }
`;

/** The button stands beside the input, whatever is written below it. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  padding-block: 4px 8px;

  > button {
    min-height: 48px;
    margin-top: calc(0.9375rem * 1.4 + 6px);
  }
`;

const FORM = 'discount-code';

/** Marks the address to which the order is posted to be shown with the code in it, and not to be paid. */
export const APPLY = 'apply';

export interface TypedCode {
  /** As it stands in the address. */
  code: string | undefined;
  refusal: CodeRefusal | null;
}

interface DiscountCodeFieldProps extends TypedCode {
  /** Why the order is without a code that counts. */
  aside: string | false;
  /** A payment waits for the code. */
  isAwaited: boolean;
}

interface DiscountCodeFormProps {
  country: string;
  /** Where the order stands as it was chosen, which the router does not know of. */
  address: string;
}

/**
 * The form of the field below, to stand outside of the order's form. It asks the order's own address again with the
 * code in it: the order keeps what was chosen, after a reload too.
 */
export function DiscountCodeForm({ country, address }: DiscountCodeFormProps) {
  return (
    <Form id={FORM} method="get" action={address} replace preventScrollReset>
      <input type="hidden" name="country" value={country} />
    </Form>
  );
}

/** The code that is being asked for, which is empty where one is taken back; null while none is. */
export const useApplying = (): string | null => (useNavigation().formData?.get('code') ?? null) as string | null;

/**
 * Applies the code in the field where the order does not have it, so that nobody pays in full with a code before their
 * eyes. A refused code stops the payment again and again, until the field is emptied.
 *
 * @param applied the code that the order has
 * @returns true where the order has to wait for the code
 */
export function applyTyped(applied: string | undefined): boolean {
  const form = document.getElementById(FORM) as HTMLFormElement;
  const input = form.elements.namedItem('code');
  if (!(input instanceof HTMLInputElement)) return false;
  const typed = input.value.trim();
  if (typed === '' || typed === applied) return false;
  // Folded away it could not have the focus that a refusal gives it.
  input.closest('details')!.open = true;
  form.requestSubmit();
  return true;
}

/**
 * A place to type a discount code.
 * - A code that may not be used: the field says why, aloud too where it has the focus already.
 * - A code that the order is without: the field says why, and so does a status.
 * - Once a code was there, the place stays open: taking the code back hides nothing of what was pressed.
 * - Without JavaScript, only the order's own form knows what is ticked in it: the code goes along with that form, and
 *   the page's action leads to the address of both.
 */
export function DiscountCodeField({ code, refusal, aside, isAwaited }: DiscountCodeFieldProps) {
  const { t, i18n } = useLingui();
  const form = useScripted() ? FORM : ORDER_FORM;
  const input = useRef<HTMLInputElement>(null);
  const [hadCode, setHadCode] = useState(code !== undefined);
  if (code !== undefined && !hadCode) setHadCode(true);
  const applying = useApplying();
  const [isUnheard, setUnheard] = useState(false);
  const reason = refusal ? errorSentence(i18n, refusal.code, refusal.params) : undefined;
  const error =
    isAwaited && reason ? `${reason.replace(/\.?$/, '.')} ${t`Empty the field to pay without a code.`}` : reason;
  const standing = code === undefined ? hadCode && t`The discount code was removed.` : aside || t`Your code: ${code}`;
  // The cache answers the same code with the same refusal: only the navigation shows that it was applied again.
  const due = applying === null ? refusal : null;
  const handled = useRef<CodeRefusal>(null);
  useEffect(() => {
    if (!input.current || handled.current === due) return;
    handled.current = due;
    setUnheard(due !== null && !moveFocus(input.current));
  }, [due]);
  return (
    <>
      <Place open={hadCode}>
        <summary>{t`I have a discount code`}</summary>
        <Line>
          <TextField
            ref={input}
            form={form}
            name="code"
            label={t`Discount code`}
            defaultValue={code}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={aside || undefined}
            error={error}
            onInput={({ currentTarget }) => {
              // Without a code there is nothing that paying waits for.
              if (applying && currentTarget.value === '') currentTarget.form?.requestSubmit();
            }}
          />
          <Button type="submit" form={form} formAction={form === FORM ? undefined : `?${APPLY}`}>
            {t`Apply`}
          </Button>
        </Line>
      </Place>
      <VisuallyHidden role="status">{error === undefined ? standing : isUnheard && error}</VisuallyHidden>
    </>
  );
}
