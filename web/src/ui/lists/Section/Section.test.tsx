import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Section } from './Section';
import { longSection, section } from './Section.fixture';

const show = (props: typeof section | typeof longSection) =>
  render(<Section {...props}>What it shows</Section>, { wrapper: MemoryRouter });

test('is a region named by its heading, with a View All link named after it', () => {
  show(section);
  const region = screen.getByRole('region', { name: section.title });
  expect(region).toHaveTextContent('What it shows');
  expect(screen.getByRole('link', { name: new RegExp(`View All.*${section.title}`) })).toHaveAttribute(
    'href',
    section.viewAll,
  );
});

test('shows no link without a viewAll address', () => {
  show(longSection);
  expect(screen.getByRole('heading', { level: 2, name: longSection.title })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
