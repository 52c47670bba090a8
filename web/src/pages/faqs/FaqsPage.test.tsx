import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findRouteAt } from '../../../test/route-at';
import { showSite, testSite } from '../../../test/show-site';
import { FAQS } from './faqs-page';
import { faqsJsonLd } from './faqs.json-ld';
import { QUESTIONS } from './questions';

const ALL = QUESTIONS.flatMap(({ questions }) => questions);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function show() {
  const router = showSite('/faqs', {});
  await screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
  return { router, main: within(screen.getByRole('main')) };
}

test('shows each question as a heading in its group and opens its answer', async () => {
  const { main } = await show();
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    QUESTIONS.map(({ title }) => title),
  );
  expect(main.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(ALL.length);
  expect(ALL.length).toBeGreaterThanOrEqual(12);
  const fold = main.getByText('Is there a feed?').closest('details');
  expect(fold).not.toHaveAttribute('open');
  await userEvent.click(main.getByText('Is there a feed?'));
  expect(fold).toHaveAttribute('open');
  expect(main.getByText(/\/feed\.xml/)).toBeVisible();
});

test('gives all questions one shared name, so that only one is open at a time', async () => {
  const { main } = await show();
  const names = main.getAllByRole('group').map((fold) => fold.getAttribute('name'));
  expect(names).toHaveLength(ALL.length);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});

test('has unique questions, each with an answer of more than 80 characters', () => {
  expect(new Set(ALL.map(({ question }) => question)).size).toBe(ALL.length);
  for (const { question, answer } of ALL) {
    expect(question).toMatch(/\?$/);
    expect(answer.length).toBeGreaterThan(80);
    expect(answer).not.toMatch(/[[\]{}]|undefined/);
  }
});

test('links answers only to existing pages', async () => {
  await show();
  const shown = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  const leadsTo = ALL.flatMap(({ more = [] }) => more.map(({ to }) => to));
  for (const to of leadsTo) expect(shown).toContain(to);
  for (const to of leadsTo) expect(findRouteAt(to)).toMatch(/^src\/pages\/(?!category\/)/);
});

test('moves focus to the group in the hash when the reader comes from another page', async () => {
  const { router } = await show();
  await act(() => router.navigate('/disclaimer'));
  await act(() => router.navigate('/faqs#account'));
  await waitFor(() => expect(document.getElementById('account')).toHaveFocus());
});

test('has its title, canonical link and a description of 110 to 160 characters', async () => {
  await show();
  expect(document.title).toBe('Frequently Asked Questions - Wellfolio');
  expect(FAQS.description.length).toBeGreaterThanOrEqual(110);
  expect(FAQS.description.length).toBeLessThanOrEqual(160);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${testSite.publicUrl}/faqs`);
});

test('lists every question with its answer in the structured data', () => {
  const [page, way] = faqsJsonLd(testSite);
  expect(page).toMatchObject({ '@type': 'FAQPage', '@id': 'https://health.example/faqs' });
  expect(page?.mainEntity).toEqual(
    ALL.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
});
