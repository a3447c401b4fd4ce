export { storedFactKey, useStoredFact } from './stored-fact.ts';
export { useToast, useToasts, type ToastNotice } from './toasts.ts';
