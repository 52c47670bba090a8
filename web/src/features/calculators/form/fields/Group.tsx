import type { ReactNode } from 'react';
import { FieldError } from '../../../../ui/base/Field/FieldError';
import styles from './Group.module.css';
import { errorId, findProblem } from '../find-problem';
import type { CalculatorForm } from '../use-calculator';

interface Props {
  form: CalculatorForm;
  /** The name by which a problem refers to it. */
  name: string;
  /** For several fields that belong together. */
  legend?: string;
  children: ReactNode;
}

/** Fields that are validated together, with their error below in red. */
export function Group({ form, name, legend, children }: Props) {
  const problem = findProblem(form, name);
  const fields = <div className={styles.fields}>{children}</div>;
  return (
    <div className={styles.group} data-group={`${form.id}-${name}`} data-invalid={problem ? true : undefined}>
      {legend === undefined ? (
        fields
      ) : (
        <fieldset className={styles.set}>
          <legend className={styles.legend}>{legend}</legend>
          {fields}
        </fieldset>
      )}
      {problem?.at[0] === name && <FieldError id={errorId(form, name)}>{problem.sentence}</FieldError>}
    </div>
  );
}
