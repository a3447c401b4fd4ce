/**
 * jsdom knows `<dialog>` and `popover` as names only. This gives them just enough life for tests: open and closed,
 * their events, Escape for a modal. Focus trap, inertness and light dismissal are the browser's and tested there.
 */
export function installTopLayer(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal = function showModal() {
    this.open = true;
  };
  dialog.close = function close() {
    if (this.open) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    }
  };

  const element = HTMLElement.prototype;
  element.showPopover = function showPopover() {
    setPopover(this, true);
  };
  element.hidePopover = function hidePopover() {
    setPopover(this, false);
  };
  const page = document as Document & { [listens]?: true };
  if (page[listens]) return;
  page[listens] = true;
  document.addEventListener('click', openNamedPopover);
}

/** On a document that follows the buttons of popovers: a copy of this file, loaded anew, would close what the first one opened. */
const listens = Symbol.for('parlour.top-layer');

/** What the browser does with Escape while a modal is open. */
export function pressEscapeIn(dialog: Element): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) {
    (dialog as HTMLDialogElement).close();
  }
}

const openAttribute = 'data-popover-open';

function setPopover(popover: HTMLElement, open: boolean): void {
  if (popover.hasAttribute(openAttribute) === open) {
    return;
  }
  popover.toggleAttribute(openAttribute, open);
  popover.style.display = open ? 'block' : '';
  popover.dispatchEvent(
    Object.assign(new Event('toggle'), {
      oldState: open ? 'closed' : 'open',
      newState: open ? 'open' : 'closed',
    }),
  );
}

function openNamedPopover(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover !== null) {
    setPopover(popover, !popover.hasAttribute(openAttribute));
  }
}
