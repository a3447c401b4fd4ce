import { Heading, Stack, StandaloneLink, Text } from '@parlour/ui';

export interface LinkedPartProps {
  title: string;
  /** How it stands now: the language, where one lives. */
  now: string;
  link: { href: string; words: string };
}

/** A part of the settings that has a page of its own. */
export function LinkedPart({ title, now, link }: LinkedPartProps) {
  return (
    <Stack as="section" $gap={2}>
      <Heading>{title}</Heading>
      <Text $tone="quiet">{now}</Text>
      <div>
        <StandaloneLink href={link.href}>{link.words}</StandaloneLink>
      </div>
    </Stack>
  );
}
