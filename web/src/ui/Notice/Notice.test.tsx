import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';
import { longNotice, notices } from './Notice.fixture';

test.each(['good', 'bad', 'info'] as const)('that is %s is said in words, beside a sign', (tone) => {
  const { container } = render(<Notice tone={tone}>{notices[tone]}</Notice>);
  expect(screen.getByText(notices[tone])).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('says nothing aloud by itself: whoever shows it does', () => {
  render(<Notice tone="bad">{longNotice}</Notice>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
