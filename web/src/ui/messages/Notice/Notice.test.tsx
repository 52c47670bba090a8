import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';
import { longNotice, notices } from './Notice.fixture';

test.each(['good', 'bad', 'info'] as const)('shows a %s notice as text with an icon', (tone) => {
  const { container } = render(<Notice tone={tone}>{notices[tone]}</Notice>);
  expect(screen.getByText(notices[tone])).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('is not a live region by itself', () => {
  render(<Notice tone="bad">{longNotice}</Notice>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
