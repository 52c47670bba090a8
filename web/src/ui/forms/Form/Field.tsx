import type { ReactNode } from 'react';
import { FieldError } from '../../base/Field/FieldError';
import styles from '../../base/Field/Field.module.css';
import { FIELD_REQUIRED } from './messages';
import type { FormState } from './use-form';

/** Props that connect a control with its label, hint and error. */
interface Control {
  id: string;
  name: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  form: FormState;
  name: string;
  label: string;
  hint?: ReactNode;
  /** The id of another element that describes it. */
  describedBy?: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A labelled control. */
export function Field({ form, name, label, hint, describedBy, children }: Props) {
  const control = getControl(form, name, [hint !== undefined && hintId(form, name), describedBy]);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId(form, name)} className={styles.part}>
          {hint}
        </p>
      )}
      {children(control)}
      <FieldProblem form={form} name={name} />
    </div>
  );
}

/**
 * The error of a field, if it appears next to this one. An error about several fields appears by the button
 * (`FormNotice`), which may be out of sight, so each of those fields shows a short error of its own.
 */
export function FieldProblem({ form, name }: { form: FormState; name: string }) {
  const { problem, attempt } = form;
  if (problem?.isOfForm && problem.at.includes(name)) {
    return (
      <p id={missingId(form, name)} className={styles.error}>
        {FIELD_REQUIRED}
      </p>
    );
  }
  if (problem?.at[0] !== name) return null;
  return (
    <FieldError key={attempt} id={errorId(form, name)}>
      {problem.sentence}
    </FieldError>
  );
}

/**
 * @param describing ids of elements that describe it in addition to the error
 */
export function getControl(
  form: FormState,
  name: string,
  describing: readonly (string | false | undefined)[] = [],
): Control {
  const { problem } = form;
  const isWrong = problem?.at.includes(name) === true;
  const describedBy = [
    ...describing,
    isWrong && problem.isOfForm && missingId(form, name),
    isWrong && errorId(form, problem.at[0]),
  ].filter(Boolean);
  return {
    id: `${form.id}-${name}`,
    name,
    className: styles.input,
    'aria-invalid': (isWrong && !problem.isAside) || undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  };
}

const hintId = ({ id }: FormState, name: string) => `${id}-${name}-hint`;
const missingId = ({ id }: FormState, name: string) => `${id}-${name}-missing`;
export const errorId = ({ id }: FormState, name: string) => `${id}-${name}-error`;
