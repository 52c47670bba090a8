import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError';
import { FILL_THIS_IN } from './sentences';
import type { FormState } from './use-form';

/** What a control is given, so that its label, its hint and what is wrong with it belong to it. */
export interface Control {
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
  /** The id of what else describes it, which stands elsewhere. */
  describedBy?: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A control under its label. */
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
      <ProblemAt form={form} name={name} />
    </div>
  );
}

/**
 * What is wrong with a field, if its sentence stands by this one. One about several stands by the button (`FormNotice`),
 * which may be out of sight: each of them says what it lacks.
 */
export function ProblemAt({ form, name }: { form: FormState; name: string }) {
  const { problem, attempt } = form;
  if (problem?.isOfForm && problem.at.includes(name)) {
    return (
      <p id={missingId(form, name)} className={styles.error}>
        {FILL_THIS_IN}
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

/** @param describing ids of what describes it beside what is wrong */
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
