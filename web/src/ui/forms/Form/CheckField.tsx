import type { ReactNode } from 'react';
import styles from './CheckField.module.css';
import { getControl, FieldProblem } from './Field';
import type { FormState } from './use-form';

interface Props {
  form: FormState;
  name: string;
  onEdit?: (isTicked: boolean) => void;
  /** What the person agrees to. */
  children: ReactNode;
}

/** A checkbox. Its value is `on`, or missing. */
export function CheckField({ form, name, onEdit, children }: Props) {
  return (
    <div className={styles.check}>
      <label className={styles.row}>
        <input
          {...getControl(form, name)}
          type="checkbox"
          className={styles.box}
          onChange={onEdit && (({ currentTarget }) => onEdit(currentTarget.checked))}
        />
        <span>{children}</span>
      </label>
      <FieldProblem form={form} name={name} />
    </div>
  );
}
