import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { profilePartAddress, type EditedPart } from '@parlour/contract/profile/part-address';
import { Card, Heading, Note, SectionHead, Stack, StandaloneLink } from '@parlour/ui';
import { isPlainClick } from '@parlour/ui/kit/behaviour/is-plain-click';
import { usePartPlace } from './use-part-place.ts';

const Part = styled(Card)`
  scroll-margin-top: 96px;
`;

interface OwnPartProps {
  part: EditedPart;
  title: string;
  /** The part whose form is open. */
  edited: EditedPart | null;
  /** The part that was saved without JavaScript. */
  done: EditedPart | null;
  /** How it reads. */
  children: ReactNode;
  form: ReactNode;
}

/** One part of the own profile: read, or changed in its place. The address says which is open, so no script is needed. */
export function OwnPart({ part, title, edited, done, children, form }: OwnPartProps) {
  const [headingId, linkId] = [useId(), useId()];
  const isEdited = edited === part;
  const place = usePartPlace();
  const section = useFollowingFocus(isEdited, edited === null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    place.open(part);
  };
  return (
    <Part as="section" id={part} aria-labelledby={headingId} ref={section}>
      <SectionHead>
        <Heading id={headingId}>{title}</Heading>
        {!isEdited && (
          <StandaloneLink
            id={linkId}
            href={profilePartAddress(part)}
            aria-labelledby={`${linkId} ${headingId}`}
            onClick={open}
          >
            <Trans>Change</Trans>
          </StandaloneLink>
        )}
      </SectionHead>
      <Stack>
        {done === part && (
          <Note tone="success">
            <Trans>Saved</Trans>
          </Note>
        )}
        {isEdited ? form : children}
      </Stack>
    </Part>
  );
}

/** Opening puts the focus into the first field, closing back onto the link that opened it. */
function useFollowingFocus(isEdited: boolean, isNothingEdited: boolean) {
  const section = useRef<HTMLElement>(null);
  const was = useRef(isEdited);
  useEffect(() => {
    if (was.current === isEdited) return;
    was.current = isEdited;
    const place = isEdited ? 'input:not([type=hidden]), select, textarea, summary' : 'a[href]';
    if (isEdited || isNothingEdited) section.current?.querySelector<HTMLElement>(place)?.focus();
  }, [isEdited, isNothingEdited]);
  return section;
}
