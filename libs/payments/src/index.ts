export { CreditsPage, creditsPageQueries } from './credits-page.tsx';
export { CreditsPill } from './credits-pill.tsx';
export { PaymentPage, paymentPageQueries } from './payment-page.tsx';
export { PremiumPage, premiumQueries } from './premium.tsx';
export { PricingPage, pricingQueries } from './pricing.tsx';
export { TimeBonusReminder } from './time-bonus-reminder.tsx';
export { TransactionsPage, transactionsPageQueries } from './transactions-page.tsx';
export { WelcomeNote, WelcomeOffer } from './welcome-offer.tsx';
