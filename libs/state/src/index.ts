export { useStoredFact } from './stored-fact.ts';
export { useToast, useToasts, type ToastNotice } from './toasts.ts';
