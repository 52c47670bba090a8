import { render, screen } from '@testing-library/react';
import { HeadingBlock } from './HeadingBlock';
import { headingBlock } from './HeadingBlock.fixture';

test('renders a heading with its anchor as id', () => {
  render(<HeadingBlock {...headingBlock} anchor="what-a-good-night-does" />);
  expect(screen.getByRole('heading', { level: 2, name: 'What a good night does' })).toHaveAttribute(
    'id',
    'what-a-good-night-does',
  );
});

test.each([
  [2, 2],
  [4, 4],
  [6, 6],
  [1, 2],
  [0, 2],
  [9, 6],
])('renders level %i as a level %i heading', (level, drawn) => {
  render(<HeadingBlock {...headingBlock} level={level} />);
  expect(screen.getByRole('heading', { level: drawn })).toBeVisible();
});
