import type { ReactNode } from 'react';
import styles from './CheckField.module.css';
import { getControl, ProblemAt } from './Field';
import type { FormState } from './use-form';

interface Props {
  form: FormState;
  name: string;
  onEdit?: (isTicked: boolean) => void;
  /** What is agreed to. */
  children: ReactNode;
}

/** A box to tick. What is typed for it is `on`, or nothing. */
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
      <ProblemAt form={form} name={name} />
    </div>
  );
}
