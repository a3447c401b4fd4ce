import { SendHorizontal } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref, SyntheticEvent } from 'react';
import { Area, Box, Cost, Form, Priced, Send, Tools, Trays } from './composer-look.ts';
import { RoomLeft } from './composer-limit.tsx';
import type { ComposerLimit } from './composer-limit.tsx';
import { FieldError } from '../forms/field.tsx';
import { Icon } from '../layout/icon.tsx';
import { PriceTag } from '../payments/price-tag.tsx';
import type { PriceTagProps } from '../payments/price-tag.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { useAutoGrow } from '../forms/use-auto-grow.ts';
import { useEarlyText } from '../forms/early/use-early-text.ts';
import { useScripted } from '../behaviour/use-scripted.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Characters after which a listener is told again how much of the room is used. */
const TOLD_BY = 10;

export interface ComposerProps {
  ref?: Ref<HTMLFormElement>;
  /** Of the text area, for what leads there. */
  id?: string;
  /** The text area's name, which stands in it while it is empty: "Write to Nora". */
  label: string;
  text: string;
  /** Would its reader see nothing of the text, though it holds signs? */
  isUnseen?: boolean;
  onText: (text: string) => void;
  /** Takes a picture that was pasted where words are written. */
  onPicture?: (file: File) => void;
  onSend: () => void;
  sendLabel: string;
  /** A send is under way that the next one must wait for; said aloud. */
  pending?: { label: string };
  /** What the next message costs, beside the button. */
  cost: PriceTagProps;
  /** Round buttons that open the photo, gift and emoji trays. */
  tools?: ReactNode;
  /** Hidden fields, for a browser that posts the form to its page because no script answers it. */
  fields?: ReactNode;
  /** An opened tray, above the box. */
  tray?: ReactNode;
  /** In place of the send button where a message can't be sent, e.g. a `LinkButton` to the credits: Enter leads to it. */
  instead?: ReactNode;
  limit?: ComposerLimit;
}

/**
 * Writes and sends. Enter sends where a mouse or a keyboard is the main instrument, and makes a line on touch screens; Shift
 * with Enter always makes a line. An empty or too long text can't be sent, but the button stays reachable. Without scripts it
 * is a form that posts its `text` to the page's own address; where nothing can be sent, it has no room for words then.
 */
export function Composer({
  ref,
  id,
  label,
  text,
  isUnseen = false,
  onText,
  onPicture,
  onSend,
  sendLabel,
  pending,
  cost,
  tools,
  fields,
  tray,
  instead,
  limit,
}: ComposerProps) {
  const area = useAutoGrow(text);
  useEarlyText(area, text, onText);
  const wayOut = useRef<HTMLSpanElement>(null);
  const tooLongId = useId();
  const used = [...text.trim()].length;
  const most = limit?.most ?? Infinity;
  const isNearLimit = used > most * 0.9;
  const isTooLong = used > most;
  const sendable = used > 0 && !isUnseen && !isTooLong && !pending && instead === undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sendable) {
      onSend();
    } else if (isTooLong) {
      area.current?.focus();
    } else if (instead !== undefined) {
      wayOut.current?.querySelector<HTMLElement>('a, button')?.focus();
    }
  };
  const takePicture = (event: ClipboardEvent) => {
    const picture = onPicture && pictureIn(event.clipboardData);
    if (!picture) return;
    event.preventDefault();
    onPicture(picture);
  };

  return (
    <Form ref={ref} method="post" onSubmit={submit} data-composer="">
      {fields}
      {tray}
      <Box>
        <Area
          ref={area}
          id={id}
          rows={1}
          name="text"
          data-scripted={instead !== undefined || undefined}
          aria-label={label}
          placeholder={label}
          value={text}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? tooLongId : undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => isMeantToSend(event) && submit(event)}
          onPaste={takePicture}
        />
        <Tools>
          <Trays>{tools}</Trays>
          {isNearLimit && <RoomLeft used={used} most={most} />}
          <Priced>
            <Cost>
              <PriceTag {...cost} />
            </Cost>
            {instead === undefined ? (
              <SendButton label={sendLabel} sendable={sendable} isPending={!!pending} />
            ) : (
              <span ref={wayOut}>{instead}</span>
            )}
          </Priced>
        </Tools>
      </Box>
      {isTooLong && (
        <div role="alert">
          <FieldError id={tooLongId} error={limit?.tooLong} />
        </div>
      )}
      <VisuallyHidden role="status">
        {pending?.label ?? (isNearLimit && !isTooLong && limit?.describe(used - (used % TOLD_BY)))}
      </VisuallyHidden>
    </Form>
  );
}

/** The button stays reachable; as long as no script answers the form, the browser may send what it holds. */
function SendButton({ label, sendable, isPending }: { label: string; sendable: boolean; isPending: boolean }) {
  const scripted = useScripted();
  return (
    <Send
      type="submit"
      aria-label={label}
      aria-disabled={(scripted && !sendable) || undefined}
      data-unsendable={!sendable || undefined}
      aria-busy={isPending}
    >
      {isPending ? <Spinner /> : <Icon glyph={SendHorizontal} />}
    </Send>
  );
}

/** The code of a key that an input method has taken. */
const TAKEN = 229;

/** Safari says that a word is ended before it tells of the key that ended it. */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else tells that key from a plain Enter
const endsWord = ({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean => isComposing || keyCode === TAKEN;

/** Enter by itself, which ends no word of an input method, and where it is no finger's. */
const isMeantToSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !endsWord(nativeEvent) && window.matchMedia('(pointer: fine)').matches;

/** What was copied as a picture; an office program puts one beside the words that were meant. */
const pictureIn = ({ files, types }: DataTransfer): File | undefined =>
  types.includes('text/plain') ? undefined : [...files].find(({ type }) => type.startsWith('image/'));
