export { SignUpModal } from './sign-up/sign-up-modal.tsx';
export type { LoadedSteps } from './sign-up-steps/sign-up-steps-modal.tsx';
