import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contents } from './ContentsList.fixture';
import { FoldedContents } from './FoldedContents';

test('links to each section and moves the focus to its heading', async () => {
  const headings = contents.entries.map(({ id, text }) => (
    <h2 key={id} id={id}>
      {text}
    </h2>
  ));
  render(
    <>
      <FoldedContents {...contents} />
      {headings}
    </>,
  );
  expect(screen.getByRole('navigation', { name: contents.name })).toBeVisible();
  await userEvent.click(screen.getByText(contents.name, { selector: 'summary' }));
  for (const { id, text } of contents.entries) {
    const link = screen.getByRole('link', { name: text });
    expect(link).toHaveAttribute('href', `#${id}`);
    await userEvent.click(link);
    expect(screen.getByRole('heading', { name: text })).toHaveFocus();
  }
});
