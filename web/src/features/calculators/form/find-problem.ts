import type { Problem } from '../../../ui/forms/Form/problem';
import type { CalculatorForm } from './use-calculator';

/** The problem of a group of fields, if any. */
export function findProblem({ problems }: CalculatorForm, group: string): Problem | undefined {
  return problems.find(({ at }) => at.includes(group));
}

/** The attributes that tell assistive technology where the error message of a control is. */
export function invalidity(form: CalculatorForm, group: string) {
  const problem = findProblem(form, group);
  return problem
    ? { 'aria-invalid': true, 'aria-describedby': errorId(form, problem.at[0]) }
    : { 'aria-invalid': undefined, 'aria-describedby': undefined };
}

export const errorId = ({ id }: CalculatorForm, group: string) => `${id}-${group}-error`;
