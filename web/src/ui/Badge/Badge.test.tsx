import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Badge } from './Badge';
import { longBadge, topicBadge } from './Badge.fixture';

test('is a link where it leads somewhere, in the hue of the topic that it names', () => {
  const { name, ...to } = topicBadge;
  render(<Badge {...to}>{name}</Badge>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', topicBadge.href);
  expect(screen.getByText(name)).toHaveAttribute('data-topic', topicBadge.slug);
});

test('only names where it does not', () => {
  const { name, slug } = longBadge;
  render(<Badge slug={slug}>{name}</Badge>);
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
