import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFocusInputField } from '@strapi/strapi/admin';
import type { ChangeEvent, FocusEventHandler } from 'react';
import type { InputProps } from '../../ui/form/input-props';

interface Props extends InputProps {
  value: string;
  /** Why a save would refuse it. */
  problem: string | null | undefined;
  note: string | null | undefined;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler;
  /** What an editor can do about it. */
  actions?: { label: string; act: () => void }[];
}

/** An address with what the server says of it. */
export function AddressField({
  name = 'slug',
  label = '',
  labelAction,
  hint,
  error,
  required,
  disabled,
  value,
  problem,
  note,
  onChange,
  onBlur,
  actions = [],
}: Props) {
  const ref = useFocusInputField<HTMLInputElement>(name);
  return (
    <Field.Root name={name} error={error ?? problem ?? undefined} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={ref}
        type="text"
        name={name}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={value}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange?.(target.value)}
        onBlur={onBlur}
      />
      <div>
        <div role="status">
          <Field.Error />
          {note && (
            <Typography variant="pi" textColor="neutral800">
              {note}
            </Typography>
          )}
        </div>
        {actions.length > 0 && (
          <Flex gap={2} paddingTop={1} paddingBottom={1} wrap="wrap">
            {actions.map((action) => (
              <Button key={action.label} variant="tertiary" size="S" onClick={action.act}>
                {action.label}
              </Button>
            ))}
          </Flex>
        )}
        <Field.Hint />
      </div>
    </Field.Root>
  );
}
