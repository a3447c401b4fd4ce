import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { FormToken } from '@parlour/api-client/call-form';
import { Button } from '@parlour/ui';

const Choice = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    flex: 1 1 160px;
  }
`;

interface ChoiceFormProps {
  /** The page to go back to, if not this one. */
  back: string | null;
}

/** Two buttons of the same size and look; a plain form that posts to its page, with or without JavaScript. */
export function ChoiceForm({ back }: ChoiceFormProps) {
  const { t } = useLingui();
  return (
    <Choice method="post">
      <FormToken />
      {back !== null && <input type="hidden" name="back" value={back} />}
      <Button type="submit" name="analytics" value="no">
        {t`Reject`}
      </Button>
      <Button type="submit" name="analytics" value="yes">
        {t`Agree`}
      </Button>
    </Choice>
  );
}
