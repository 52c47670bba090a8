import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from './CodeBlock';
import { codeBlock } from './CodeBlock.fixture';

test('preserves every space and line break', () => {
  render(<CodeBlock {...codeBlock} />);
  expect(screen.getByRole('code').textContent).toBe(codeBlock.code);
});

test('is focusable so that the keyboard can scroll long lines', async () => {
  render(<CodeBlock {...codeBlock} />);
  await userEvent.tab();
  expect(screen.getByRole('figure', { name: 'Code, python' })).toHaveFocus();
});

test('renders without a language and never treats code as markup', () => {
  const { container } = render(<CodeBlock {...codeBlock} language={null} code="<b>bold</b>" />);
  expect(screen.getByRole('figure', { name: 'Code' })).toHaveTextContent('<b>bold</b>');
  expect(container.querySelector('b')).toBeNull();
});

const LETTER = 'Hello all,\n\n[ ] Sit with him on Tuesday, 2 to 4 pm\n[ ] Bring dinner on Thursdays';
const DIARY = 'Day  To bed  Up\nMon  22:45   06:30\nTue  23:15   06:30';

test('styles a letter as text and does not make it a tab stop', async () => {
  render(<CodeBlock {...codeBlock} language={null} code={LETTER} />);
  expect(screen.getByRole('figure')).toHaveClass('asText');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('styles text in columns as code and makes it focusable', async () => {
  render(<CodeBlock {...codeBlock} language="text" code={DIARY} />);
  expect(screen.getByRole('figure')).not.toHaveClass('asText');
  await userEvent.tab();
  expect(screen.getByRole('figure')).toHaveFocus();
});
