import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from './CodeBlock';
import { codeBlock } from './CodeBlock.fixture';

test('keeps every space and line break', () => {
  render(<CodeBlock {...codeBlock} />);
  expect(screen.getByRole('code').textContent).toBe(codeBlock.code);
});

test('can be reached with the keyboard, to scroll long lines', async () => {
  render(<CodeBlock {...codeBlock} />);
  await userEvent.tab();
  expect(screen.getByRole('figure', { name: 'Code, python' })).toHaveFocus();
});

test('needs no language, and code is never markup', () => {
  const { container } = render(<CodeBlock {...codeBlock} language={null} code="<b>bold</b>" />);
  expect(screen.getByRole('figure', { name: 'Code' })).toHaveTextContent('<b>bold</b>');
  expect(container.querySelector('b')).toBeNull();
});

const LETTER = 'Hello all,\n\n[ ] Sit with him on Tuesday, 2 to 4 pm\n[ ] Bring dinner on Thursdays';
const DIARY = 'Day  To bed  Up\nMon  22:45   06:30\nTue  23:15   06:30';

test('a letter is set as text, which wraps and needs no stop of the keyboard', async () => {
  render(<CodeBlock {...codeBlock} language={null} code={LETTER} />);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('columns of text scroll, as code does', async () => {
  render(<CodeBlock {...codeBlock} language="text" code={DIARY} />);
  await userEvent.tab();
  expect(screen.getByRole('figure')).toHaveFocus();
});
