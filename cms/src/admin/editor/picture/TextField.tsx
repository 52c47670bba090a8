import { Box, Field } from '@strapi/design-system';
import { FIELD_PATH } from './field-path';
import { ALTERNATIVE } from './show-asked';
import { useFirstFocus } from '../../ui/use-first-focus';

interface Props {
  value: string;
  /** In the form, if the form has it. */
  path?: string;
  hint: string;
  problem: string | undefined;
  isDisabled: boolean;
  /** The field takes the focus when it appears empty. */
  isAsking: boolean;
  onChange: (typed: string) => void;
  onLeave: () => void;
}

/** The field of an alternative text. */
export function TextField({ value, path, hint, problem, isDisabled, isAsking, onChange, onLeave }: Props) {
  const input = useFirstFocus(isAsking && value === '');
  return (
    <Box paddingTop={4} {...{ [ALTERNATIVE]: '' }} style={{ scrollMarginBottom: '6rem' }}>
      <Field.Root hint={hint} error={problem}>
        <Field.Label>Alternative text</Field.Label>
        <Field.Input
          ref={input}
          {...{ [FIELD_PATH]: path }}
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
