export { createDemoAnswers, type DemoAnswer, type DemoAnswerPorts, type DemoAnswers } from './answers/answers.ts';
export { createPortraits, type PortraitRenderer } from './portraits.ts';
export { readDemoLogins, type DemoLogin } from './seed/demo-logins.ts';
export { seedDemoWorld } from './seed/seed.ts';
export type { DemoLedger, SeedPorts, SeedProgress } from './seed/seeding.ts';
