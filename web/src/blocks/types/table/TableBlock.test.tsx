import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { run } from '../../parts/inline/InlinePart.fixture';
import { TableBlock } from './TableBlock';
import { cell, tableBlock } from './TableBlock.fixture';

const show = (changes: Partial<typeof tableBlock> = {}) =>
  render(<TableBlock {...tableBlock} {...changes} />, { wrapper: MemoryRouter });

test('renders a table with its caption and with column and row headers', () => {
  show();
  expect(screen.getByRole('table', { name: 'Hours of sleep in 24 hours, by age' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Age',
    'Hours',
    'Naps',
  ]);
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    '3 to 5 years',
    '18 to 64 years',
    '65 and over',
  ]);
  for (const header of screen.getAllByRole('rowheader')) expect(header).toHaveAttribute('scope', 'row');
  for (const header of screen.getAllByRole('columnheader')) expect(header).toHaveAttribute('scope', 'col');
});

test('renders bold text and links in cells', () => {
  show();
  expect(screen.getByRole('cell', { name: /^Short ?, before three$/ })).toBeVisible();
  expect(screen.getByText('Short').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'naps' })).toHaveAttribute('href', '/blog/naps');
});

test('is focusable so that the keyboard can scroll it', async () => {
  show();
  await userEvent.tab();
  expect(screen.getByRole('figure', { name: 'Hours of sleep in 24 hours, by age' })).toHaveFocus();
});

test('renders plain cells in a first column that is not bold', () => {
  show({ boldFirstColumn: false });
  expect(screen.queryByRole('rowheader')).toBeNull();
  expect(screen.getByRole('cell', { name: '65 and over' })).toBeVisible();
});

test('is named “Table” and shows all rows without a caption and headers', () => {
  const { container } = show({ caption: null, headers: [] });
  expect(screen.getByRole('figure', { name: 'Table' })).toContainElement(screen.getByRole('table'));
  expect(container.querySelector('thead')).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('renders no header row if all headers are empty, as they come from the CMS for a table without any', () => {
  const { container } = show({ headers: [cell(), cell()] });
  expect(container.querySelector('thead')).toBeNull();
});

test('fills short rows and headers so that every row has as many cells', () => {
  const { container } = show({
    headers: [cell(), cell(run('Hours'))],
    rows: [[cell(run('A'))], [cell(run('B')), cell(run('1')), cell(run('2'))]],
  });
  expect([...container.querySelectorAll('tr')].map((row) => row.children.length)).toEqual([3, 3, 3]);
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});
