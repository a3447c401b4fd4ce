import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Note } from '@parlour/ui';

const Words = styled.span`
  white-space: pre-wrap;
`;

/** What was written to somebody to whom nothing can be sent any more: to be read, and to be copied. */
export const UnsentWords = ({ children }: { children: string }) => (
  <Note title={<Trans>Your message was not sent</Trans>}>
    <Words lang="">{children}</Words>
  </Note>
);
