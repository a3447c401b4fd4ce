import { styled } from 'styled-components';

const Picture = styled.img`
  width: 100%;
  height: auto;
  max-height: 420px;
  object-fit: cover;
`;

export interface MessagePhotoProps {
  src: string;
  srcSet?: string;
  /** "Photo from Nora" */
  alt: string;
  width: number;
  height: number;
}

/** The inside of a `MessageBubble` with `body="photo"`. The measures hold its place, so the talk does not jump. */
export function MessagePhoto(props: MessagePhotoProps) {
  return <Picture {...props} sizes="280px" loading="lazy" decoding="async" />;
}
