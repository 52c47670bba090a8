import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { article } from '../../ArticleLayout.fixture';
import { Faqs } from './Faqs';

test('opens a question on a click and closes it on the next', async () => {
  render(<Faqs faqs={article.faqs} />);
  const [first] = screen.getAllByRole('group');
  expect(first).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Is a nap bad for me?'));
  expect(first).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Is a nap bad for me?'));
  expect(first).not.toHaveAttribute('open');
});

test('gives the questions of a list one name, so the browser keeps only one open', () => {
  render(
    <>
      <Faqs faqs={article.faqs} />
      <Faqs faqs={article.faqs} />
    </>,
  );
  const names = screen.getAllByRole('group').map((item) => item.getAttribute('name'));
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toBe(names[1]);
});

test('renders questions as headings and answer lines as paragraphs and line breaks', () => {
  const { container } = render(<Faqs faqs={article.faqs} />);
  const section = screen.getByRole('region', { name: 'Frequently asked questions' });
  expect(within(section).getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(2);
  const paragraphs = [...(container.querySelector('details')?.querySelectorAll('p') ?? [])];
  expect(paragraphs.map(({ innerHTML }) => innerHTML)).toEqual([
    'No.<br>Short ones help.',
    'Before three o’clock.',
  ]);
});
