import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BmiCalculator } from './BmiCalculator';

function show(address = '/bmi-calculator') {
  window.history.replaceState(null, '', address);
  render(<BmiCalculator />);
}
/** Navigates to another hash on the same page, as when a reader pastes a link into the address bar. */
const follow = (hash: string) =>
  act(() => {
    window.history.pushState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const age = () => screen.getByRole('spinbutton', { name: /^Age/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
async function fillIn() {
  await userEvent.type(age(), '35');
  await userEvent.type(field('Feet'), '5');
  await userEvent.type(field('Inches'), '9');
  await userEvent.type(field('Weight (pounds)'), '165');
}

test('replaces the placeholder with the result and moves focus to it', async () => {
  show();
  expect(screen.getByText(/^Fill in the form/)).toBeVisible();
  await fillIn();
  await press('Calculate');
  expect(screen.getByRole('heading', { name: 'Your BMI is 24.37: Normal' })).toHaveFocus();
  expect(screen.queryByText(/^Fill in the form/)).not.toBeInTheDocument();
  expect(screen.getByText('145.1 - 167.1 lb')).toBeVisible();
  expect(screen.getByText('18.5 - 25')).toBeVisible();
  const current = within(screen.getByRole('list', { name: 'Categories' }))
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'true');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent('Normal');
});

test('shows each error at its field, focuses the first one and keeps the input', async () => {
  show();
  await userEvent.type(field('Feet'), 'five');
  await userEvent.type(field('Weight (pounds)'), '165{Enter}');
  expect(age()).toHaveFocus();
  expect(age()).toHaveAccessibleDescription('Age must be between 2 and 120');
  for (const name of ['Feet', 'Inches']) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription('Please enter valid height in feet and inches');
  }
  expect(field('Feet')).toHaveValue('five');
  expect(field('Weight (pounds)')).toBeValid();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

test('removes the result when the form has an error', async () => {
  show();
  await fillIn();
  await press('Calculate');
  await userEvent.clear(age());
  await press('Calculate');
  expect(screen.getByRole('heading', { name: 'Your result' })).toBeVisible();
  expect(age()).toHaveFocus();
});

test('converts the input to other units and restores it in the original ones', async () => {
  show();
  await fillIn();
  await press('Calculate');
  await choose('Metric');
  expect(field('Height (cm)')).toHaveValue('175.3');
  expect(field('Weight (kg)')).toHaveValue('74.8');
  expect(screen.getByText('65.8 - 75.8 kg')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your BMI is 24.37: Normal' })).toBeVisible();
  await choose('UK');
  expect(field('Stones')).toHaveValue('11');
  expect(field('Pounds')).toHaveValue('11');
  await choose('Standard');
  expect(field('Inches')).toHaveValue('9');
  expect(field('Weight (pounds)')).toHaveValue('165');
});

test('Clear resets the form, the result and the hash in the address', async () => {
  show('/bmi-calculator#units=metric&age=17&sex=f&cm=160&kg=95&on=2026-08-04');
  expect(
    screen.getByRole('heading', { name: 'Your BMI is 37.11. Adult bands do not apply under 18' }),
  ).toBeVisible();
  expect(screen.getByText('The bands below are for adults.')).toBeVisible();
  expect(screen.getByText(/which does not apply under 18/)).toBeVisible();
  expect(screen.queryByText(/above the healthy band|\(yours\)/)).not.toBeInTheDocument();
  expect(screen.getByText(/^As of August 4, 2026/)).toBeVisible();
  await press('Clear');
  expect(screen.getByRole('radio', { name: 'Standard' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
  for (const input of [age(), field('Feet'), field('Inches'), field('Weight (pounds)')]) {
    expect(input).toHaveDisplayValue('');
  }
  expect(screen.getByRole('heading', { name: 'Your result' })).toBeVisible();
  expect(window.location.hash).toBe('');
});

test('marks the result as outdated when the form changes, but not its units', async () => {
  show();
  await fillIn();
  await press('Calculate');
  await choose('Metric');
  expect(screen.queryByText(/The form has changed since/)).not.toBeInTheDocument();
  await choose('Female');
  expect(screen.getByText(/The form has changed since/)).toBeVisible();
  await press('Calculate');
  expect(screen.queryByText(/The form has changed since/)).not.toBeInTheDocument();
});

test('ignores a future date in the link', () => {
  show('/bmi-calculator#units=metric&age=30&cm=160&kg=95&on=2999-01-01');
  expect(screen.queryByText(/2999/)).not.toBeInTheDocument();
});

test('applies the same link again after Clear', async () => {
  const hash = '#units=metric&age=30&cm=160&kg=95';
  show(`/bmi-calculator${hash}`);
  await press('Clear');
  follow(hash);
  expect(screen.getByRole('heading', { name: 'Your BMI is 37.11: Obese Class II' })).toBeVisible();
});

test('removes the hash from the address when the reader edits the form', async () => {
  show('/bmi-calculator#units=metric&age=30&cm=160&kg=95');
  await userEvent.type(age(), '5');
  expect(window.location.hash).toBe('');
  expect(screen.getByRole('heading', { name: 'Your BMI is 37.11: Obese Class II' })).toBeVisible();
});

test('reports unsupported units in a link', () => {
  show('/bmi-calculator#units=cubits&age=30&cm=170&kg=70');
  expect(screen.getByRole('alert')).toHaveTextContent('Unsupported unit');
  for (const name of ['Standard', 'Metric', 'UK']) {
    expect(screen.getByRole('radio', { name })).not.toBeChecked();
    expect(screen.getByRole('radio', { name })).toHaveAccessibleDescription('Unsupported unit');
  }
});

test('calculates once units are chosen in place of the unsupported ones of a link', async () => {
  show('/bmi-calculator#units=foo&age=30&feet=5&pounds=150');
  expect(screen.getByRole('heading', { name: 'Your result' })).toBeVisible();
  await choose('Standard');
  await press('Calculate');
  expect(screen.getByRole('heading', { name: 'Your BMI is 29.29: Overweight' })).toBeVisible();
});

test('leaves validation to the calculator and requests a numeric keypad on phones', () => {
  show();
  expect(screen.getByRole('form')).toHaveProperty('noValidate', true);
  for (const [name, value] of [
    ['type', 'number'],
    ['min', '5'],
    ['max', '100'],
  ] as const) {
    expect(age()).toHaveAttribute(name, value);
  }
  expect(field('Feet')).toHaveAttribute('inputmode', 'decimal');
});

test('calculates from a link followed on the open page and ignores a plain anchor', async () => {
  show();
  await choose('Metric');
  await userEvent.type(field('Height (cm)'), '180');
  follow('#main');
  expect(field('Height (cm)')).toHaveValue('180');
  follow('#units=uk&age=40&feet=5&inches=3&stones=7&stonePounds=2');
  expect(screen.getByRole('heading', { name: 'Your BMI is 17.71: Mild Thinness' })).toBeVisible();
  expect(field('Stones')).toHaveValue('7');
});

describe('Copy link', () => {
  const LINK =
    'http://localhost/bmi-calculator#units=standard&age=35&sex=m&feet=5&inches=9&pounds=165&on=2026-11-22';
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), advanceTimers: true });
  });
  afterEach(() => jest.useRealTimers());

  test('puts the input and the date in the hash and copies the address', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show('/bmi-calculator');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/^Link copied/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(window.location.href).toBe(LINK);
  });

  test.each([
    [
      'denies copying',
      () =>
        jest
          .spyOn(navigator.clipboard, 'writeText')
          .mockRejectedValue(new DOMException('no', 'NotAllowedError')),
    ],
    [
      'has no clipboard, as on a page that is not secure',
      () => jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never),
    ],
  ])('shows the link and selects it on focus when the browser %s', async (_, refuse) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const refusal = refuse();
    show('/bmi-calculator');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this result' });
    expect(link).toHaveValue(LINK);
    expect(screen.getByText('Copy the link below:')).toBeVisible();
    act(() => link.focus());
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, LINK.length]);
    refusal.mockRestore();
  });
});

test('warns about an implausible height', () => {
  show('/bmi-calculator#units=metric&age=30&cm=1.75&kg=70');
  expect(screen.getByText('Please check your height.')).toBeVisible();
});
