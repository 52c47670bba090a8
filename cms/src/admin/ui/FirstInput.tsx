import { TextInput } from '@strapi/design-system';
import type { ChangeEvent, ComponentProps } from 'react';
import { useFirstFocus } from './use-first-focus';

interface Props extends Pick<ComponentProps<typeof TextInput>, 'maxLength' | 'autoComplete'> {
  value: string;
  onChange: (typed: string) => void;
}

/** The input of a dialog that has the focus when the dialog appears: a component of its own, which appears with it. */
export function FirstInput({ onChange, ...others }: Props) {
  const input = useFirstFocus();
  return (
    <TextInput
      ref={input}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
      {...others}
    />
  );
}
