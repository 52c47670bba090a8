import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { inline, run } from './InlinePart.fixture';
import { InlineParts } from './InlineParts';

const show = (parts = inline) => render(<InlineParts parts={parts} />, { wrapper: MemoryRouter });

test('renders the parts as one line with emphasis and links', () => {
  const { container } = show();
  expect(container).toHaveTextContent(
    'Adults sleep seven to nine hours, most nights, says the guideline (opens in a new tab); see our guide.',
  );
  expect(screen.getByText('seven to nine hours').tagName).toBe('STRONG');
  expect(screen.getByText('most nights').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'the guideline (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByRole('link', { name: 'our guide' })).toHaveAttribute('href', '/blog/sleep-well');
});

test('renders struck words as struck out', () => {
  const { container } = show([run('Take '), run('500 mg', { kind: 'STRUCK' }), run(' 250 mg')]);
  expect(container.innerHTML).toBe('Take <s>500 mg</s> 250 mg');
});

test('never renders text as markup', () => {
  const { container } = show([run('<img src=x onerror=alert(1)>')]);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test('renders a link without a URL as plain text', () => {
  show([{ ...run('nowhere'), kind: 'LINK' }]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('nowhere')).toBeVisible();
});
