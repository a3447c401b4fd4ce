import { useEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { rewriteTyped } from './typed-text.ts';
import type { TypedText } from './typed-text.ts';

/**
 * The attributes of a native input that shows a value in another way than it is sent: the member sees groups, `onChange`
 * and the form get the plain value. Before any script the form gets what was typed.
 */
export function useTypedText(text: TypedText, defaultValue: string, onChange: ((plain: string) => void) | undefined) {
  const input = useRef<HTMLInputElement>(null);
  usePlainEntry(input, () => text.plain(input.current?.value ?? ''));
  return {
    ref: input,
    defaultValue: text.show(text.plain(defaultValue)),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { inputType } = event.nativeEvent as InputEvent;
      const plain = rewriteTyped(event.target, text, inputType === 'deleteContentForward');
      onChange?.(plain);
    },
  };
}

/** Sends another value under the input's name than the one it shows, by the form's own `formdata` event. */
export function usePlainEntry(input: { readonly current: HTMLInputElement | null }, value: () => string): void {
  useEffect(() => {
    const { form = null, name = '' } = input.current ?? {};
    const send = ({ formData }: FormDataEvent) => {
      if (formData.has(name)) {
        formData.set(name, value());
      }
    };
    form?.addEventListener('formdata', send);
    return () => form?.removeEventListener('formdata', send);
  });
}
