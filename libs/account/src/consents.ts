export { ConsentsDialog } from './consents/consents-dialog.tsx';
export { firstQuestion } from './consents/first-question.ts';
