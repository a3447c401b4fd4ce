export { isString, storedFactKey, useStoredFact } from './stored-fact.ts';
export { useDismissToast, useToast, useToasts, type ToastNotice } from './toasts.ts';
