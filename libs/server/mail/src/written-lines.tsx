import { Fragment } from 'react';

/** What somebody wrote, line by line: the plain-text part knows no line break but this one. */
export function WrittenLines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}
