import { render } from '@testing-library/react';
import { Marked } from './Marked';
import { found, MARKED_WORDS } from './Marked.fixture';

test('marks the words found by the search and keeps the whole text', () => {
  const { container } = render(<Marked {...found} />);
  expect(container).toHaveTextContent(found.text);
  const marked = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(MARKED_WORDS);
});
