import { styled } from 'styled-components';
import { Text } from '@parlour/ui';

const Label = styled.label`
  display: grid;
  gap: 4px;

  input {
    width: 100%;
    min-height: 44px;
    margin: 0;
    accent-color: var(--color-action);
  }
`;

interface CropSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** One way in which a part of a photo is chosen, under its name. */
export function CropSlider({ label, onChange, ...range }: CropSliderProps) {
  return (
    <Label>
      <Text as="span" $size="small">
        {label}
      </Text>
      <input type="range" {...range} onChange={({ target }) => onChange(Number(target.value))} />
    </Label>
  );
}
