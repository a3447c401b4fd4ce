export { storedAtom } from './stored-atom.ts';
export { useToast, useToasts, type ToastNotice } from './toasts.ts';
