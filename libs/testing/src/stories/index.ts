export { answer, noConnection, refusal, refusalAt, waiting } from './answer.ts';
export { drawnPortrait } from './drawn-portrait.ts';
export { storyGift, storyGifts } from './gifts.ts';
export { lookOf, type AnswerInLook, type Look } from './look.ts';
export {
  drawnImage,
  everythingTold,
  lookedAtBy,
  storyCard,
  storyProfile,
  storyTime,
  type ViewerKind,
} from './people.ts';
export { storyOffer, storyShop, storyShopWithOffer } from './shop.ts';
export { Slot } from './slot.tsx';
export { everyOf, SpecimenSheet } from './specimen-sheet.tsx';
export { storyChat, storyConversation, storyTalk } from './talk.ts';
export { stopClock } from './stop-clock.ts';
export { withSettings } from './with-settings.tsx';
