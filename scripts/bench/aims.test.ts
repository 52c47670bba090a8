import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DESK,
  judgeDesk,
  judgeList,
  judgeReading,
  judgeAudits,
  judgeFinding,
  judgeMembers,
  judgePages,
  MEMBERS,
  PAGE,
  type Figures,
} from './aims.ts';
import { DISCOVERY } from './requests/discovery-requests.ts';
import { READ } from './requests/read-requests.ts';

const figures = (articles: number, speeds: [string, number, number, number?][]): Figures => ({
  database: 'SQLite',
  articles,
  speeds: new Map(speeds.map(([title, rate, latency, processor]) => [title, { rate, latency, processor }])),
});

test('judges each aim by the figures of the same database and size', () => {
  const aims = judgeReading([
    figures(1_000, [
      [READ.constant, 1_000, 1, 200],
      [READ.stock, 100, 10],
      [READ.list, 790, 2],
      [READ.cachedList, 1_500, 1, 50],
    ]),
    figures(20_000, [
      [READ.list, 520, 2],
      [READ.commonSearch, 40, 25.1],
    ]),
  ]);
  const judge = (words: string) =>
    aims.filter(({ aim }) => aim.includes(words)).map(({ figure, met }) => [figure, met]);
  assert.deepEqual(judge(`1,000: ${READ.list} at least`), [['7.9 times', false]]);
  assert.deepEqual(judge(`1,000: ${READ.cachedList} at least`), [['4.0 times', true]]);
  assert.deepEqual(judge(`20,000: ${READ.list} within`), [['1.52 times', false]]);
  assert.deepEqual(judge(READ.commonSearch), [['25.1 ms', false]]);
});

test('judges list pages by the time of a single request', () => {
  const aims = judgeFinding([
    figures(1_000, [
      [DISCOVERY.hub, 100, 10],
      [DISCOVERY.list, 100, 10],
      [DISCOVERY.suggestions, 1_000, 1],
    ]),
    figures(20_000, [
      [DISCOVERY.hub, 100, 15],
      [DISCOVERY.list, 40, 25],
      [DISCOVERY.suggestions, 600, 1.6],
    ]),
  ]);
  const judge = (words: string) =>
    aims.filter(({ aim }) => aim.includes(words)).map(({ figure, met }) => [figure, met]);
  assert.deepEqual(judge(`20,000: ${DISCOVERY.hub}`), [
    ['15.0 ms', true],
    ['1.50 times', true],
  ]);
  assert.deepEqual(judge(DISCOVERY.list), [
    ['25.0 ms', false],
    ['2.50 times', false],
  ]);
  assert.deepEqual(judge(DISCOVERY.suggestions), [['1.60 times', false]]);
});

test('judges pages by their rates, and cached ones by CPU time, too', () => {
  const speeds: [string, number, number][] = [
    [PAGE.constant, 1_000, 20],
    [PAGE.bare, 640, 40],
    [PAGE.cached, 499, 50],
    [PAGE.uncached, 240, 9_000],
    [PAGE.stock, 60, 9_000],
  ];
  const aims = judgePages(
    new Map(speeds.map(([title, rate, processor]) => [title, { rate, latency: 1, processor }])),
  );
  assert.deepEqual(
    aims.map(({ figure, met }) => [figure, met]),
    [
      ['0.50 times', false],
      ['0.78 times', false],
      ['0.80 times', true],
      ['4.00 times', true],
    ],
  );
});

test('requires a Lighthouse score of 95 for performance and 100 for everything else', () => {
  const scores = new Map([
    ['performance', 95],
    ['seo', 99],
  ]);
  assert.deepEqual(
    judgeAudits({ page: '/', scores }).map(({ met }) => met),
    [true, false],
  );
});

test('judges member actions by read time and, on SQLite, by writes per second', () => {
  const speeds: [string, number, number][] = [
    [MEMBERS.firstComments, 100, 19.9],
    [MEMBERS.saved, 100, 20],
    [MEMBERS.rate, 300, 100],
    [MEMBERS.comment, 299, 100],
  ];
  const judge = (database: string) =>
    judgeMembers([{ ...figures(1_000, speeds), database }]).map(({ aim, met }) => [aim, met]);
  const of = (title: string, aims: unknown[][]) => aims.find(([aim]) => String(aim).includes(title))?.[1];
  assert.equal(of(MEMBERS.firstComments, judge('SQLite')), true);
  assert.equal(of(MEMBERS.saved, judge('SQLite')), false);
  assert.equal(of(`${MEMBERS.rate},`, judge('SQLite')), true);
  assert.equal(
    of(
      MEMBERS.comment,
      judge('SQLite').filter(([aim]) => String(aim).includes('a second')),
    ),
    false,
  );
  assert.equal(of('a second', judge('PostgreSQL')), undefined);
});

test('judges what editors do with many versions by the same database with one of each', () => {
  const few = figures(10_000, [
    [DESK.list, 100, 10],
    [DESK.save, 10, 100],
  ]);
  const many = {
    ...figures(10_000, [
      [DESK.list, 85, 11.9],
      [DESK.save, 8, 125],
    ]),
    detail: '20 versions each',
  };
  const aims = judgeDesk([few, many, { ...few, database: 'PostgreSQL' }]);
  const judge = (words: string) =>
    aims.filter(({ aim }) => aim.includes(words)).map(({ figure, met }) => [figure, met]);
  assert.deepEqual(judge(`${DESK.list} with 20 versions each`), [['1.19 times', true]]);
  assert.deepEqual(judge(DESK.save), [['1.25 times', false]]);
});

test('judges the list by the smallest store of the same database', () => {
  const few = figures(1_000, [[DESK.drafts, 100, 10]]);
  const many = figures(10_000, [[DESK.drafts, 80, 14]]);
  const aims = judgeList([
    few,
    many,
    { ...many, detail: '20 versions each' },
    { ...many, database: 'PostgreSQL' },
  ]);
  const judged = aims.filter(({ aim }) => aim.includes(DESK.drafts));
  assert.deepEqual(
    judged.map(({ aim, figure, met }) => [aim, figure, met]),
    [[`SQLite: ${DESK.drafts} of 10000 within 1.5 times of 1000 articles`, '1.40 times', true]],
  );
});
