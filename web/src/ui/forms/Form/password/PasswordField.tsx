import { Eye, EyeOff } from 'lucide';
import { useState, type ReactNode } from 'react';
import { PASSWORD_RULES } from '../../../../lib/session/password-rules';
import { Icon } from '../../../base/Icon/Icon';
import { Field } from '../Field';
import styles from './PasswordField.module.css';
import type { FormState } from '../use-form';

interface Props {
  form: FormState;
  name: string;
  label: string;
  /** Password managers fill in the current password, or offer to generate a new one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  /** The id of another element that describes it. */
  describedBy?: string;
  onEdit?: (typed: string) => void;
}

/** A password field with a button that shows the password. */
export function PasswordField({ form, name, label, autoComplete, hint, describedBy, onEdit }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field form={form} name={name} label={label} hint={hint} describedBy={describedBy}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            ref={autoComplete === 'new-password' ? sayRules : undefined}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={onEdit && (({ currentTarget }) => onEdit(currentTarget.value))}
          />
          <button
            type="button"
            className={styles.show}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} size={20} />
          </button>
        </div>
      )}
    </Field>
  );
}

/** Set by script, because HTML has no such attribute: pages stay valid as they are sent. */
function sayRules(field: HTMLInputElement | null): void {
  field?.setAttribute('passwordrules', PASSWORD_RULES);
}
