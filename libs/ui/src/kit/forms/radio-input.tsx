export interface RadioInputProps<Value extends string> {
  /** Name in the form, shared by the group. */
  name: string;
  /** The value that this one stands for. */
  option: Value;
  /** The chosen value, where the group's owner keeps it. */
  value?: Value;
  /** The value chosen at first, where the form keeps it. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** The first of a group that came back wrong to a browser without scripts. */
  autoFocus?: true;
}

/** The native radio of one option; React calls it controlled only where the group has a value. */
export function RadioInput<Value extends string>({
  name,
  option,
  value,
  defaultValue,
  onChange,
  ...postedFocus
}: RadioInputProps<Value>) {
  return (
    <input
      {...postedFocus}
      type="radio"
      name={name}
      value={option}
      checked={value === undefined ? undefined : value === option}
      defaultChecked={value === undefined ? defaultValue === option : undefined}
      onChange={() => onChange?.(option)}
    />
  );
}
