import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ColoredTop } from './ColoredTop';
import { darkTop, lightTop } from './ColoredTop.fixture';
import { PageTop } from './PageTop';
import { longPageTop, pageTop } from './PageTop.fixture';

test('shows the breadcrumb from home, the title and the introduction', () => {
  render(<PageTop {...pageTop} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: pageTop.title })).toBeVisible();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['Home', ...pageTop.above.map(({ name }) => name), pageTop.here]);
  expect(screen.getByText(pageTop.children)).toBeVisible();
});

test('uses the title in the breadcrumb when no other name is given', () => {
  render(<PageTop {...longPageTop} />, { wrapper: MemoryRouter });
  expect(screen.getByText(longPageTop.title, { selector: 'li' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  [darkTop, '#fff'],
  [lightTop, '#000'],
])('ColoredTop sets a readable text colour on its background: %j', (top, ink) => {
  const { container } = render(<ColoredTop {...top} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: top.title })).toBeVisible();
  const ground = container.querySelector<HTMLElement>('[style]');
  expect(ground?.style.getPropertyValue('--ground')).toBe(top.color);
  expect(ground?.style.getPropertyValue('--on-ground')).toBe(ink);
  expect(container.querySelectorAll('img')).toHaveLength('picture' in top ? 1 : 0);
});
