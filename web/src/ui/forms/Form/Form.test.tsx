import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Honeypot } from '../Honeypot/Honeypot';
import { CheckField } from './CheckField';
import { Form } from './Form';
import {
  action,
  allMissing,
  failed,
  longField,
  nameField,
  notTicked,
  secretField,
  sent,
  termsField,
  wrongName,
  wrongSecret,
} from './form.fixture';
import { PasswordField } from './password/PasswordField';
import type { Problem } from './problem';
import type { FormValues } from '../../../lib/hydration/read-form';
import { TextField } from './TextField';
import { useForm, type Notice, type Outcome } from './use-form';

const send = jest.fn<Outcome | Promise<Outcome>, [FormValues, HTMLFormElement]>();

function Sample() {
  const form = useForm(send);
  return (
    <Form form={form} action={action}>
      <TextField form={form} {...nameField} />
      <PasswordField form={form} {...secretField} />
      <Honeypot />
      <CheckField form={form} {...termsField} />
    </Form>
  );
}

beforeEach(() => send.mockReset());

const name = () => screen.getByRole('textbox', { name: 'Name' });
const button = () => screen.getByRole('button', { name: action });

test('sends its field values and cannot be submitted natively (method="dialog")', async () => {
  render(<Sample />);
  expect(name().closest('form')).toHaveAttribute('method', 'dialog');
  expect(name().closest('form')).toHaveAttribute('novalidate');
  await userEvent.type(name(), 'Ada');
  await userEvent.type(screen.getByLabelText('Secret'), 'x y');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await userEvent.click(button());
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Ada', secret: 'x y', terms: 'on', leave_empty: '' });
});

test('keeps and sends what was typed before hydration', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Sample />);
  const field = page.querySelector<HTMLInputElement>('input[name=name]');
  if (field) field.value = 'Early';
  const root = await act(async () => hydrateRoot(page, <Sample />));
  await userEvent.click(button());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'Early' });
  act(() => root.unmount());
  page.remove();
});

test('sends once despite repeated submits and can send again afterwards', async () => {
  let arrive: (outcome: Outcome) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  render(<Sample />);
  await userEvent.dblClick(button());
  await userEvent.type(name(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toBeEnabled();
  await act(async () => arrive(sent));
  expect(screen.getByText(sent.sentence).closest('[role=status]')).not.toBeNull();
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(button());
  expect(send).toHaveBeenCalledTimes(2);
});

test('keeps the previous message until the next outcome', async () => {
  send.mockReturnValueOnce(failed);
  let arrive: (outcome: Outcome) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  render(<Sample />);
  const form = name().closest('form');
  await userEvent.click(button());
  expect(await screen.findByText(failed.sentence)).toBeVisible();
  expect(form).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button());
  expect(form).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(failed.sentence)).toBeInTheDocument();
  await act(async () => arrive(undefined));
  expect(form).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText(failed.sentence)).toBeNull();
});

test('sends nothing more after a final message', async () => {
  send.mockReturnValue({ sentence: 'Done.', tone: 'good', isLast: true });
  render(<Sample />);
  await userEvent.click(button());
  await userEvent.click(button());
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Done.')).toBeVisible();
});

test('focuses the first invalid field and describes each by its hint and the error', async () => {
  send.mockReturnValue({ at: ['name', 'secret'], sentence: 'Both, please.' });
  render(<Sample />);
  expect(name()).toHaveAccessibleDescription('As you like.');
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Both, please.');
  expect(name()).toHaveFocus();
  expect(name()).toBeInvalid();
  expect(name()).toHaveAccessibleDescription('As you like. Both, please.');
  expect(screen.getByLabelText('Secret')).toBeInvalid();
  expect(screen.getByLabelText('Secret')).toHaveAccessibleDescription('Both, please.');
  expect(screen.getByRole('checkbox')).toBeValid();
});

test('marks each empty field and shows the common error once', async () => {
  send.mockReturnValue(allMissing);
  render(<Sample />);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(allMissing.sentence);
  expect(screen.getAllByText(allMissing.sentence)).toHaveLength(1);
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription(`As you like. Please fill this in. ${allMissing.sentence}`);
  expect(screen.getByLabelText('Secret')).toHaveAccessibleDescription(
    `Please fill this in. ${allMissing.sentence}`,
  );
});

test('shows the JavaScript notice once, before the fields', () => {
  render(<Sample />);
  const needs = screen.getByText(/^This needs JavaScript/);
  expect(needs.compareDocumentPosition(name())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('sets dir="auto" on a text field for right-to-left text', () => {
  render(<Sample />);
  expect(name()).toHaveAttribute('dir', 'auto');
});

test.each<[string, Problem | Notice]>([
  ['a field', wrongName],
  ['a password', wrongSecret],
  ['a checkbox', notTicked],
  ['several fields', allMissing],
  ['the form', failed],
])('announces a repeated error about %s again', async (_what, outcome) => {
  send.mockReturnValue(outcome);
  render(<Sample />);
  await userEvent.click(button());
  const before = await screen.findByRole('alert');
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(before));
  expect(screen.getByRole('alert')).toHaveTextContent(outcome.sentence);
});

test('shows and hides a password without renaming its field', async () => {
  render(<Sample />);
  const field = screen.getByLabelText('Secret');
  await userEvent.type(field, 'abc');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show secret' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('abc');
  await userEvent.click(screen.getByRole('button', { name: 'Hide secret' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('hides the honeypot field from screen readers and the Tab key', async () => {
  render(<Sample />);
  expect(screen.getAllByRole('textbox')).toEqual([name()]);
  name().focus();
  for (let step = 0; step < 4; step++) {
    await userEvent.tab();
    expect(document.activeElement).not.toHaveAttribute('name', 'leave_empty');
  }
  expect(button()).toHaveFocus();
});

test('starts with its default value, even under a long label', () => {
  const Known = () => <TextField form={useForm(send)} {...longField} />;
  render(<Known />);
  expect(screen.getByRole('textbox', { name: longField.label })).toHaveValue(longField.defaultValue);
});
