import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { HUB_SLUGS } from '../../../test/hub-slugs';
import { BmiArticle } from './bmi/BmiArticle';
import { bmiTexts } from './bmi/bmi-texts';
import { BmrArticle } from './bmr/BmrArticle';
import { bmrTexts } from './bmr/bmr-texts';
import type { CalculatorTexts } from './parts/calculator-texts';
import { CalorieArticle } from './calorie/CalorieArticle';
import { calorieTexts } from './calorie/calorie-texts';
import { DueDateArticle } from './due-date/DueDateArticle';
import { dueDateTexts } from './due-date/due-date-texts';
import { PregnancyArticle } from './pregnancy/PregnancyArticle';
import { pregnancyTexts } from './pregnancy/pregnancy-texts';
import { TdeeArticle } from './tdee/TdeeArticle';
import { tdeeTexts } from './tdee/tdee-texts';

interface Calculator {
  title: string;
  address: string;
  /** The calculator's two text files, in this folder. */
  files: readonly [string, string];
  texts: CalculatorTexts;
  Article: ComponentType;
}

const CALCULATORS: readonly Calculator[] = [
  {
    title: 'BMI Calculator',
    address: '/bmi-calculator',
    files: ['bmi/bmi-texts.ts', 'bmi/BmiArticle.tsx'],
    texts: bmiTexts,
    Article: BmiArticle,
  },
  {
    title: 'Calorie Calculator',
    address: '/calorie-calculator',
    files: ['calorie/calorie-texts.ts', 'calorie/CalorieArticle.tsx'],
    texts: calorieTexts,
    Article: CalorieArticle,
  },
  {
    title: 'BMR Calculator',
    address: '/bmr-calculator',
    files: ['bmr/bmr-texts.ts', 'bmr/BmrArticle.tsx'],
    texts: bmrTexts,
    Article: BmrArticle,
  },
  {
    title: 'TDEE Calculator',
    address: '/tdee-calculator',
    files: ['tdee/tdee-texts.ts', 'tdee/TdeeArticle.tsx'],
    texts: tdeeTexts,
    Article: TdeeArticle,
  },
  {
    title: 'Due Date Calculator',
    address: '/duedate-calculator',
    files: ['due-date/due-date-texts.ts', 'due-date/DueDateArticle.tsx'],
    texts: dueDateTexts,
    Article: DueDateArticle,
  },
  {
    title: 'Pregnancy Calculator',
    address: '/pregnancy-calculator',
    files: ['pregnancy/pregnancy-texts.ts', 'pregnancy/PregnancyArticle.tsx'],
    texts: pregnancyTexts,
    Article: PregnancyArticle,
  },
];

const KNOWN = [
  '/categories-list',
  ...HUB_SLUGS.map((slug) => `/${slug}`),
  ...CALCULATORS.map(({ address }) => address),
];
/** The transfer budget for one calculator's texts, for readers on a slow connection. */
const MOST_BYTES = 5000;

function getArticle({ Article }: Calculator): Document {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Article />
    </MemoryRouter>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const getLinks = (article: Document) =>
  [...article.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** The words of a text. A standalone operator of a formula is not a word. */
const toWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** All sentences of eight words or more on a calculator page, in lower case without punctuation. */
function splitSentences(calculator: Calculator): string[] {
  const { lead, description, tips, faqs } = calculator.texts;
  const blocks = [...getArticle(calculator).querySelectorAll('p, li, h2')].map((block) => block.textContent);
  return [
    lead,
    description,
    ...tips,
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ...blocks,
  ]
    .flatMap((text) => text.split(/(?<=[.!?:;])\s+/))
    .map((sentence) => toWords(sentence.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '')))
    .filter((words) => words.length >= 8)
    .map((words) => words.join(' '));
}

describe.each(CALCULATORS)('$title', (calculator) => {
  const { title, address, texts, files } = calculator;

  test('has its menu title, a meta description of 110 to 160 characters and a lead', () => {
    expect(texts.title).toBe(title);
    expect(texts.description.length).toBeGreaterThanOrEqual(110);
    expect(texts.description.length).toBeLessThanOrEqual(160);
    expect(toWords(texts.lead).length).toBeGreaterThanOrEqual(12);
  });

  test('has five to seven tips and five to eight FAQ answers of 30 to 90 words', () => {
    expect(texts.tips.length).toBeGreaterThanOrEqual(5);
    expect(texts.tips.length).toBeLessThanOrEqual(7);
    expect(texts.faqs.length).toBeGreaterThanOrEqual(5);
    expect(texts.faqs.length).toBeLessThanOrEqual(8);
    const questions = texts.faqs.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
    const lengths = texts.faqs.map(({ question, answer }) => ({ question, words: toWords(answer).length }));
    expect(lengths.filter(({ words }) => words < 30 || words > 90)).toEqual([]);
  });

  test('has an article of 450 to 750 words with a heading in each section', () => {
    const article = getArticle(calculator);
    const words = toWords(
      [...article.querySelectorAll('h2, p, li')].map((block) => block.textContent).join(' '),
    );
    expect(words.length).toBeGreaterThanOrEqual(450);
    expect(words.length).toBeLessThanOrEqual(750);
    const sections = [...article.querySelectorAll('section')];
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(sections.filter((section) => section.firstElementChild?.localName !== 'h2')).toEqual([]);
  });

  test('links to known pages other than itself and to at least two sources', () => {
    const links = getLinks(getArticle(calculator));
    const inSite = links.filter((link) => link.startsWith('/'));
    expect(inSite.filter((link) => !KNOWN.includes(link) || link === address)).toEqual([]);
    expect(inSite.length).toBeGreaterThanOrEqual(2);
    const sources = links.filter((link) => !link.startsWith('/'));
    expect(sources.filter((link) => !link.startsWith('https://'))).toEqual([]);
    expect(sources.length).toBeGreaterThanOrEqual(2);
  });

  test('has texts of at most 5,000 bytes gzipped', () => {
    const source = files.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('');
    expect(gzipSync(source).length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

test('no sentence of eight or more words appears on two pages', () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const calculator of CALCULATORS) {
    for (const sentence of splitSentences(calculator)) {
      pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(calculator.title));
    }
  }
  const shared = [...pagesOf].filter(([, pages]) => pages.size > 1).map(([sentence]) => sentence);
  expect(pagesOf.size).toBeGreaterThan(300);
  expect(shared).toEqual([]);
});
