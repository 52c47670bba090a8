import { render } from '@testing-library/react';
import { Byline } from './Byline';

const line = (minutes: number | null) =>
  render(<Byline author="Ada Lovelace" review={null} minutes={minutes} />).container.textContent;

test('shows author, review status and reading time', () => {
  expect(line(4)).toBe('By Ada Lovelace Editorial team, not medically reviewed 4 min read');
});

test('shows no reading time when there is none', () => {
  expect(line(null)?.trim()).toBe('By Ada Lovelace Editorial team, not medically reviewed');
});
