import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Badge } from './Badge';
import { longBadge, topicBadge } from './Badge.fixture';

test('is a link in the hue of its topic when it has an address', () => {
  const { name, ...to } = topicBadge;
  render(<Badge {...to}>{name}</Badge>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', topicBadge.href);
  expect(screen.getByText(name)).toHaveAttribute('data-topic', topicBadge.slug);
});

test('is plain text when it has no address', () => {
  const { name, slug } = longBadge;
  render(<Badge slug={slug}>{name}</Badge>);
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
