import { render, screen } from '@testing-library/react';
import { RawHtmlBlock } from './RawHtmlBlock';
import { rawHtmlBlock } from './RawHtmlBlock.fixture';

test('shows the markup that the server cleaned', () => {
  render(<RawHtmlBlock {...rawHtmlBlock} />);
  expect(screen.getByText('weak tea').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByTitle('oral rehydration salts')).toHaveTextContent('ORS');
});

test('markup with a table can be scrolled with the keyboard', () => {
  render(<RawHtmlBlock {...rawHtmlBlock} html="<table><tr><td>Wide</td></tr></table>" />);
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
});
