import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PregnancyCalculator } from './PregnancyCalculator';

function show(hash = '') {
  window.history.replaceState(null, '', `/pregnancy-calculator${hash}`);
  render(<PregnancyCalculator />);
}
const choose = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Count from' }), name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 7, 4, 23, 59), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('changing the basis removes the result and relabels the date field', async () => {
  show('#basis=last-period&date=2026-03-10&on=2026-08-04');
  expect(screen.getByRole('heading', { name: 'Week 22: Second trimester' })).toBeVisible();
  await choose('IVF transfer');
  expect(screen.getByRole('heading', { name: 'Your result' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Count from' })).toHaveFocus();
  expect(screen.getByLabelText('Date of the transfer')).toHaveValue('2026-03-10');
});

test('changing the basis removes the error and leaves focus on the select', async () => {
  show('#basis=last-period&date=2026-08-05');
  await press('Calculate');
  expect(screen.getByRole('alert')).toHaveTextContent('The date cannot be later than today');
  expect(screen.getByLabelText('First day of your last period')).toHaveFocus();
  await choose('Due date');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Count from' })).toHaveFocus();
  expect(screen.getByLabelText('Due date')).toHaveAttribute('max', '2027-05-11');
});

test('Calculate does nothing without a date', async () => {
  show();
  await press('Calculate');
  expect(screen.getByRole('heading', { name: 'Your result' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps the last result when the date is empty', async () => {
  show('#basis=last-period&date=2026-03-10&on=2026-08-04');
  await userEvent.clear(screen.getByLabelText('First day of your last period'));
  await press('Calculate');
  expect(screen.getByRole('heading', { name: 'Week 22: Second trimester' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('recalculates a result of another day as of today', async () => {
  show('#basis=last-period&date=2026-03-10&on=2026-06-30');
  // 112 days
  expect(screen.getByRole('heading', { name: 'Week 17: Second trimester' })).toBeVisible();
  expect(screen.getByText(/^As of June 30, 2026/)).toBeVisible();
  await press('Show it as of today');
  expect(screen.getByText(/^As of August 4, 2026/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Week 22: Second trimester' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show it as of today' })).not.toBeInTheDocument();
});

test('shows the published weight next to the rough one when they differ widely', () => {
  show('#basis=last-period&date=2026-05-19&on=2026-08-04');
  expect(screen.getByRole('heading', { name: 'Week 12: First trimester' })).toBeVisible();
  expect(screen.getByText('2.10 in (5.33 cm)')).toBeVisible();
  expect(screen.getByText('0.81 lb (367.41 g)')).toBeVisible();
  expect(screen.getByText('45 g')).toBeVisible();
});

test('explains for IVF where the 266 days start and how a five-day embryo differs', () => {
  show('#basis=ivf-transfer&date=2026-03-24&on=2026-08-04');
  expect(screen.getByText(/266 days are counted from fertilisation/)).toHaveTextContent('five days sooner');
});
