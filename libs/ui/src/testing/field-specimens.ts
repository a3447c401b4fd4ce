import type { FieldTexts } from '../kit/forms/field.tsx';

/** What every field of the kit can be, in the order in which their sheets show it. */
export const fieldStates = ['plain', 'hint', 'optional', 'error', 'disabled', 'long words'] as const;

export type FieldState = (typeof fieldStates)[number];

/** The words around a field in one of its states, and the attribute of the state that has no words. */
export function fieldIn(state: FieldState, label: string): FieldTexts & { disabled?: boolean } {
  const words: Record<FieldState, Omit<FieldTexts, 'label'> & { label?: string; disabled?: boolean }> = {
    plain: {},
    hint: { hint: 'Others see this on your profile.' },
    optional: { labelAside: 'optional' },
    error: { hint: 'Others see this on your profile.', error: 'Please check this and try again.' },
    disabled: { disabled: true },
    'long words': {
      label: 'Benachrichtigungseinstellungen für Freundschaftsanfragen',
      labelAside: 'freiwillig',
      hint: 'Deine Datenschutzeinstellungen kannst du jederzeit in der Kontoverwaltung ändern.',
      error: 'Die Sicherheitsüberprüfung ist fehlgeschlagen. Versuch es bitte noch einmal.',
    },
  };
  return { label, ...words[state] };
}
