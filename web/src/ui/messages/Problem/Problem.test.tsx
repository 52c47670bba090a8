import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { testSite } from '../../../../test/show-site';
import { SiteProvider } from '../../../lib/site/site';
import { goOnline } from '../../hooks/online.testing';
import { Problem } from './Problem';
import { longProblem, problem } from './Problem.fixture';

const show = ({ title }: { title: string }) =>
  render(
    <SiteProvider value={testSite}>
      <MemoryRouter initialEntries={['/blog/sleep-well?from=home']}>
        <Problem title={title} />
      </MemoryRouter>
    </SiteProvider>,
  );

afterEach(() => goOnline(true));

test.each([problem, longProblem])('shows the problem and the links to continue: $title', ({ title }) => {
  show({ title });
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/blog/sleep-well?from=home',
  );
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('reports that the reader is offline and then online again', () => {
  goOnline(false);
  show(problem);
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(screen.getByText(`${problem.title} Check your connection, then try again.`)).toBeVisible();
  goOnline(true);
  expect(screen.getByText('You are online again. Please try again.')).toBeVisible();
});
