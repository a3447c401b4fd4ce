/*
 * What stands above what, lowest first; read as `layers.toasts`. Each is a number of its own, which the bundler writes where it is
 * used. Without a name are only 1 and -1: above or below the neighbours in one part.
 */

/** What must be reached above a neighbour that is 1: an act on a card that is one link, the thumb of a range that can still move. */
export const raised = 2;

/** The card that is decided on: above the second of its deck, which is `raised`. */
export const topCard = 3;

/** A card that was decided on leaves in front of the one that takes its place. */
export const leavingCard = 4;

/** The acts of a step at the lower edge of a phone: the step scrolls away under them. */
export const stepActions = 5;

/** What is said at the lower edge hides nothing that is pressed there. */
export const notice = 19;

/** Navigation and acts at an edge of the window: the page scrolls away under them. */
export const bars = 20;

/** What is asked about cookies covers the bars at the lower edge, until it is answered. */
export const cookies = 21;

/** A toast covers bars and questions: it goes by itself. */
export const toasts = 50;

/** The link that skips the navigation is seen wherever it has the focus. */
export const skipLink = 60;

/** The wait for a page is seen above all of the page, and takes no press. */
export const progress = 70;

/** What is answered before the page, where no script has put it into the browser's top layer. */
export const gates = 100;
