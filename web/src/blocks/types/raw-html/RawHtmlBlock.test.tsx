import { render, screen } from '@testing-library/react';
import { RawHtmlBlock } from './RawHtmlBlock';
import { rawHtmlBlock } from './RawHtmlBlock.fixture';

test('renders the HTML that the server sanitized', () => {
  render(<RawHtmlBlock {...rawHtmlBlock} />);
  expect(screen.getByText('weak tea').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByTitle('oral rehydration salts')).toHaveTextContent('ORS');
});

test('makes HTML with a table focusable so that the keyboard can scroll it', () => {
  render(<RawHtmlBlock {...rawHtmlBlock} html="<table><tr><td>Wide</td></tr></table>" />);
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
});
