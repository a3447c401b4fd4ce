export { createDemoAnswers } from './answers/answers.ts';
export { createPortraits, type PortraitRenderer } from './portraits.ts';
export { readDemoLogins, type DemoLogin } from './seed/demo-logins.ts';
export { seedDemoWorld } from './seed/seed.ts';
