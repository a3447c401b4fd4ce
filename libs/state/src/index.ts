export { isString, storedFactKey, useStoredFact } from './stored/stored-fact.ts';
export { useDismissToast, useToast, useToasts, type ToastNotice } from './page/toasts.ts';
