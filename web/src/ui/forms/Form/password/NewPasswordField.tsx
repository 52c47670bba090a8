import { useEffect, useId, useState } from 'react';
import { PasswordChecklist } from './PasswordChecklist';
import { PasswordField } from './PasswordField';
import { readForm } from '../../../../lib/hydration/read-form';
import type { FormState } from '../use-form';

const NAME = 'password';

interface Props {
  form: FormState;
  label: string;
  onEdit?: () => void;
}

/** A field to choose a password, with its requirements below. */
export function NewPasswordField({ form, label, onEdit }: Props) {
  const rules = useId();
  const { formRef } = form;
  const [password, setPassword] = useState('');
  // The value may have been typed before hydration.
  useEffect(() => {
    const typed = formRef.current && readForm(formRef.current)[NAME];
    if (typed) setPassword((before) => before || typed);
  }, [formRef]);
  return (
    <div>
      <PasswordField
        form={form}
        name={NAME}
        label={label}
        autoComplete="new-password"
        describedBy={rules}
        onEdit={(typed) => {
          setPassword(typed);
          onEdit?.();
        }}
      />
      <PasswordChecklist id={rules} password={password} />
    </div>
  );
}
