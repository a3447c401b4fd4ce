import type { Privacy } from '@parlour/contract/profile/privacy-fields';

/** What somebody has decided who decided nothing: open to other members, closed to visitors. */
export const openPrivacy: Privacy = {
  invisible: false,
  show_to_visitors: false,
  show_online: true,
  show_age: true,
  show_city: true,
  read_receipts: true,
  who_can_message: 'everyone',
  blur_images: false,
  blur_incoming: false,
  hidden_words: [],
};
