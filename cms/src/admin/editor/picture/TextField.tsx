import { Box, Field } from '@strapi/design-system';

interface Props {
  value: string;
  hint: string;
  problem: string | undefined;
  isDisabled: boolean;
  onChange: (typed: string) => void;
  onLeave: () => void;
}

/** The field of an alternative text. */
export function TextField({ value, hint, problem, isDisabled, onChange, onLeave }: Props) {
  return (
    <Box paddingTop={4}>
      <Field.Root hint={hint} error={problem}>
        <Field.Label>Alternative text</Field.Label>
        <Field.Input
          value={value}
          maxLength={300}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
    </Box>
  );
}
