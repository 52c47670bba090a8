import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, newPasswordField, passwords, weakPassword } from '../form.fixture';
import { Form } from '../Form';
import { NewPasswordField } from './NewPasswordField';
import { useForm } from '../use-form';

function Sample() {
  const form = useForm(() => weakPassword);
  return (
    <Form form={form} action={action}>
      <NewPasswordField form={form} {...newPasswordField} />
    </Form>
  );
}

const done = () => screen.queryAllByText(': done', { exact: false }).length;

test.each([
  [passwords.none, 0],
  [passwords.some, 1],
  [passwords.all, 5],
])('for "%s" the number of ticked rules is %i', async (password, count) => {
  render(<Sample />);
  const field = screen.getByLabelText(newPasswordField.label);
  if (password) await userEvent.type(field, password);
  expect(done()).toBe(count);
  expect(field).toHaveAccessibleDescription(/At least 8 characters/);
});

test('shows the error for a weak password', async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(await screen.findByRole('alert')).toHaveTextContent(weakPassword.sentence);
  expect(screen.getByLabelText(newPasswordField.label)).toBeInvalid();
});

test('gives password managers the rules for the password', () => {
  render(<Sample />);
  expect(screen.getByLabelText(newPasswordField.label)).toHaveAttribute(
    'passwordrules',
    expect.stringContaining('required: [@$!%*?&];'),
  );
});
