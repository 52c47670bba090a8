import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { readForm } from '../../lib/hydration/read-form';

export type Inputs = Readonly<Record<string, string>>;

/** Opens a calculator through a link with these inputs, by field name. */
export function openWithInputs(Calculator: ComponentType, brought: Inputs = {}) {
  const hash = new URLSearchParams(brought).toString();
  window.history.replaceState(null, '', `/calculator${hash && `#${hash}`}`);
  return render(<Calculator />);
}

export function getForm(): HTMLFormElement {
  const shown = screen.getByRole('form');
  if (!(shown instanceof HTMLFormElement)) throw new Error('The calculator has no form.');
  return shown;
}

/** The values of the visible fields, by field name. */
export const getInputs = (): Inputs => readForm(getForm());

export function getResultPanel(): HTMLElement {
  const [panel] = screen.getAllByRole('region');
  if (!panel) throw new Error('The calculator has no place for its result.');
  return panel;
}

export const findHeadline = () => within(getResultPanel()).getByRole('heading', { level: 2 }).textContent;

export const getErrors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** The figures of a result, by name. */
export const getFigures = (): Record<string, string> =>
  Object.fromEntries(
    [...getResultPanel().querySelectorAll('dl > div')].map((figure) => [
      figure.querySelector('dt')?.textContent ?? '',
      figure.querySelector('dd')?.textContent ?? '',
    ]),
  );

/** The bars of a result from top to bottom, each with its name and figure. */
export const getBars = () =>
  within(getResultPanel())
    .getAllByRole('row')
    .map((row) => [row.querySelector('th')?.firstChild?.textContent, row.querySelector('td b')?.textContent]);
