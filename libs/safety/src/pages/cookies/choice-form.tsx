import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { Button } from '@parlour/ui';

const Choice = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    flex: 1 1 160px;
  }
`;

/** Two buttons of the same size and look; a plain form that posts to its page, with or without JavaScript. */
export function ChoiceForm() {
  const { t } = useLingui();
  const { formToken } = useSite();
  return (
    <Choice method="post">
      <input type="hidden" name="form_token" value={formToken} />
      <Button type="submit" name="analytics" value="no">
        {t`Reject`}
      </Button>
      <Button type="submit" name="analytics" value="yes">
        {t`Agree`}
      </Button>
    </Choice>
  );
}
