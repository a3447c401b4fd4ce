export type { ColorToken, ShadowToken, ShapeToken } from './theme/tokens.ts';
export type { ColorTokens, Scheme, SchemeTokens, ShapeTokens, Theme } from './theme/theme.ts';
export { pageCss } from './theme/page-css.ts';
export { fontsToPreload } from './theme/fonts.ts';
export { from, narrowOnly, phoneOnly } from './theme/media.ts';
export {
  chosenPlate,
  controlFrame,
  ellipsis,
  eveningGlow,
  floatingPlate,
  nativeOverlay,
  tabular,
  visuallyHidden,
} from './theme/mixins.ts';

export * from './kit/link.tsx';
export * from './kit/icon.tsx';
export * from './kit/visually-hidden.tsx';
export * from './kit/skip-link.tsx';
export * from './kit/layout.tsx';
export * from './kit/type.tsx';
export * from './kit/button.tsx';
export * from './kit/link-button.tsx';
export * from './kit/icon-button.tsx';
export * from './kit/like-button.tsx';
export * from './kit/text-link.tsx';
export * from './kit/spinner.tsx';
export * from './kit/badge.tsx';
export * from './kit/tag.tsx';
export * from './kit/ribbon.tsx';
export * from './kit/chip.tsx';
export * from './kit/portrait.tsx';
export * from './kit/arch-portrait.tsx';
export * from './kit/avatar.tsx';
export * from './kit/online-dot.tsx';
export * from './kit/card.tsx';
export * from './kit/note.tsx';
export * from './kit/banner.tsx';
export * from './kit/tabs.tsx';
export * from './kit/segmented.tsx';
export * from './kit/pagination.tsx';
export * from './kit/field.tsx';
export * from './kit/text-field.tsx';
export * from './kit/text-area.tsx';
export * from './kit/password-field.tsx';
export * from './kit/date-field.tsx';
export * from './kit/select-field.tsx';
export * from './kit/checkbox-field.tsx';
export * from './kit/radio-cards.tsx';
export * from './kit/switch.tsx';
export * from './kit/multi-select.tsx';
export * from './kit/file-field.tsx';
export * from './kit/code-field.tsx';
export * from './kit/iban-field.tsx';
export * from './kit/phone-field.tsx';
export * from './kit/age-range.tsx';
export * from './kit/meter.tsx';
export * from './kit/step-progress.tsx';
export * from './kit/dialog.tsx';
export * from './kit/sheet.tsx';
export * from './kit/menu.tsx';
export * from './kit/popover.tsx';
export * from './kit/tooltip.tsx';
export * from './kit/toast.tsx';
export * from './kit/toast-region.tsx';
export * from './kit/countdown.tsx';
export * from './kit/progress-bar.tsx';
export * from './kit/skeleton.tsx';
export * from './kit/member-card-skeleton.tsx';
export * from './kit/conversation-row-skeleton.tsx';
export * from './kit/empty-state.tsx';
export * from './kit/error-state.tsx';
export * from './kit/list-row.tsx';
export * from './kit/member-card.tsx';
export * from './kit/member-grid.tsx';
export * from './kit/message-bubble.tsx';
export * from './kit/message-photo.tsx';
export * from './kit/message-gift.tsx';
export * from './kit/message-status.tsx';
export * from './kit/typing-dots.tsx';
export * from './kit/day-separator.tsx';
export * from './kit/composer.tsx';
export * from './kit/conversation-row.tsx';
export * from './kit/price-tag.tsx';
export * from './kit/package-card.tsx';
export * from './kit/package-list.tsx';
export * from './kit/method-picker.tsx';
export * from './kit/order-summary.tsx';
export * from './kit/top-navigation.tsx';
export * from './kit/tab-bar-room.ts';
export * from './kit/tab-bar.tsx';
export * from './kit/footer.tsx';
export * from './kit/logo.tsx';
export * from './kit/evening.tsx';
export * from './kit/like-modal.tsx';
export * from './kit/image-gallery.tsx';
export * from './kit/swipe-card.tsx';
export * from './kit/swipe-deck.tsx';
export { ButtonLines } from './kit/button-look.ts';
export { useModal } from './kit/use-modal.ts';
export type { Dismissal } from './kit/use-modal.ts';
export type { ButtonLook, ButtonSize, ButtonTone } from './kit/button-look.ts';
export type { GalleryLabels, GalleryPicture } from './kit/gallery-picture.ts';
export type { NavigationItem } from './kit/navigation-item.ts';
export type { PhoneCountry } from './kit/phone-number.ts';
export type { PackageStyle } from './kit/package-look.ts';
export type { PortraitGround } from './kit/portrait-ground.ts';
export type { SwipeChoice } from './kit/swipe-gesture.ts';
