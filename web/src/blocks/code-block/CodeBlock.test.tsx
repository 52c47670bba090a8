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
