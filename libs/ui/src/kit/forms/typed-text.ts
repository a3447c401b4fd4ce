/** What somebody types, and the value that is meant. */
export interface TypedText {
  /** The value in what is shown: without spaces, dashes and all else that only helps the eye. */
  plain: (shown: string) => string;
  /** How the value is shown while it is typed. */
  show: (plain: string) => string;
}

/**
 * Shows what was just typed or pasted as it should look. The caret stays behind the same characters as before, which a
 * rewritten value would lose.
 * @param forward whether a key deleted forwards: the caret must pass what was put back, or that key would do nothing
 * @returns the plain value
 */
export function rewriteTyped(input: HTMLInputElement, { plain, show }: TypedText, forward: boolean): string {
  const typed = input.value;
  const value = plain(typed);
  const shown = show(value);
  if (shown !== typed) {
    const before = plain(typed.slice(0, input.selectionStart ?? typed.length)).length;
    const caret = caretBehind(shown, before, plain, forward);
    input.value = shown;
    input.setSelectionRange(caret, caret);
  }
  return value;
}

function caretBehind(shown: string, characters: number, plain: TypedText['plain'], forward: boolean): number {
  const places = Array.from({ length: shown.length + 1 }, (_, place) => place).filter(
    (place) => plain(shown.slice(0, place)).length === characters,
  );
  return (forward ? places.at(-1) : places[0]) ?? shown.length;
}
