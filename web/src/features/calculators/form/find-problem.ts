import type { Problem } from '../../../ui/forms/Form/problem';
import type { CalculatorForm } from './use-calculator';

/** What is wrong with a group of fields, if anything is. */
export function findProblem({ problems }: CalculatorForm, group: string): Problem | undefined {
  return problems.find(({ at }) => at.includes(group));
}

/** What a control of a group tells assistive technology about what is wrong: where the sentence stands. */
export function invalidity(form: CalculatorForm, group: string) {
  const problem = findProblem(form, group);
  return problem
    ? { 'aria-invalid': true, 'aria-describedby': errorId(form, problem.at[0]) }
    : { 'aria-invalid': undefined, 'aria-describedby': undefined };
}

export const errorId = ({ id }: CalculatorForm, group: string) => `${id}-${group}-error`;
