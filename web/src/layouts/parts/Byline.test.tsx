import { render } from '@testing-library/react';
import { Byline } from './Byline';

const line = (minutes: number | null) =>
  render(<Byline author="Ada Lovelace" review={null} minutes={minutes} />).container.textContent;

test('says who wrote it, who checked it, and how long it takes to read', () => {
  expect(line(4)).toBe('By Ada Lovelace Editorial team, not medically reviewed 4 min read');
});

test('where there is nothing to read it takes no time', () => {
  expect(line(null)?.trim()).toBe('By Ada Lovelace Editorial team, not medically reviewed');
});
