// @vitest-environment jsdom
import { setupI18n, type Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useDeckLabels } from './use-deck-labels.ts';

it('what was chosen is told as each language writes it', () => {
  const { id } = msg({ message: '{field}: {value}' });
  const fr: Messages = { [id]: [['field'], '\u00A0: ', ['value']] };
  const i18n = setupI18n({ locale: 'fr', messages: { fr } });
  const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
  const { chosen } = renderHook(useDeckLabels, { wrapper }).result.current;
  expect(chosen('like', { id: '1', name: 'Nora' } as never, undefined)).toMatch(/^Like\u00A0: Nora\. /);
});
