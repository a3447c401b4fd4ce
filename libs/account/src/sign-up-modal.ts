export { SignUpModal } from './sign-up/sign-up-modal.tsx';
