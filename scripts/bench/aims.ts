import { DISCOVERY, type DiscoveryTitle } from './requests/discovery-requests.ts';
import type { Speed } from './measure.ts';
import { READ, type ReadTitle } from './requests/read-requests.ts';

/** The figures of one database at one catalogue size. */
export interface Figures {
  database: string;
  articles: number;
  /** What else the database contains, if that is compared. */
  detail?: string;
  speeds: Map<string, Speed>;
}

export interface Aim {
  aim: string;
  figure: string;
  met: boolean;
}

/** The requests of `npm run bench -- pages`, with their titles in its table. */
export const PAGE = {
  constant: 'constant route of the site',
  bare: 'the cached page from bare node:http',
  cached: 'article page, cached',
  uncached: 'article pages, uncached',
  graphql: 'articles by GraphQL, uncached',
  stock: "Strapi's own list of 30",
} as const;

/** Targets for the site's pages. */
export function judgePages(speeds: Map<string, Speed>): Aim[] {
  const beside = (title: string, than: string, least: number): Aim => {
    const reached = (speeds.get(title)?.rate ?? Number.NaN) / (speeds.get(than)?.rate ?? Number.NaN);
    return {
      aim: `${title} at least ${least} times ${than}`,
      figure: `${reached.toFixed(2)} times`,
      met: reached >= least,
    };
  };
  return [
    beside(PAGE.cached, PAGE.constant, 0.5),
    beside(PAGE.cached, PAGE.bare, BARE_SHARE),
    perCpuSecond(speeds, PAGE.cached, PAGE.bare),
    beside(PAGE.uncached, PAGE.stock, 4),
  ];
}

/** The share of what `node:http` itself can do that a cached page must reach, with its line in the log. */
const BARE_SHARE = 0.8;

/** Compares what a process can do: the client on the other core may not be able to send as much. */
function perCpuSecond(speeds: Map<string, Speed>, title: string, than: string): Aim {
  const getCost = (name: string) => speeds.get(name)?.processor ?? Number.NaN;
  const reached = getCost(than) / getCost(title);
  return {
    aim: `${title} at least ${BARE_SHARE} times ${than}, per CPU second`,
    figure: `${reached.toFixed(2)} times`,
    met: reached >= BARE_SHARE,
  };
}

/** The requests of `npm run bench -- desk`, with their titles in its table. */
export const DESK = {
  constant: 'constant route',
  list: 'list of articles, first page',
  deepList: 'list of articles by title, page 400',
  mine: 'view Mine',
  drafts: 'view Drafts',
  scheduled: 'view Scheduled',
  needsWork: 'view Needs work',
  counts: 'counts of the views',
  rareWord: 'search, a rare word',
  commonWord: 'search, a word in every article',
  form: 'opening an article',
  save: 'saving an article',
  history: 'history of an article',
  version: 'one version of it',
} as const;

/** The list of articles, its views and its search must not cost more because there are more articles. */
const FLAT = [
  DESK.list,
  DESK.mine,
  DESK.drafts,
  DESK.scheduled,
  DESK.needsWork,
  DESK.counts,
  DESK.rareWord,
  DESK.commonWord,
];
const MOST_TIMES_FEWER = 1.5;

/** Targets for the list: the largest store beside the smallest of the same database. */
export function judgeList(all: Figures[]): Aim[] {
  const one = all.filter(({ detail }) => detail === undefined);
  return one.flatMap((many) => {
    const few = one.find(({ database, articles }) => database === many.database && articles < many.articles);
    if (!few) return [];
    return FLAT.map((title): Aim => {
      const slower =
        (many.speeds.get(title)?.latency ?? Number.NaN) / (few.speeds.get(title)?.latency ?? Number.NaN);
      return {
        aim: `${many.database}: ${title} of ${many.articles} within ${MOST_TIMES_FEWER} times of ${few.articles} articles`,
        figure: `${slower.toFixed(2)} times`,
        met: slower <= MOST_TIMES_FEWER,
      };
    });
  });
}

/** What an editor does all day must not cost more because versions are kept. */
const UNCHANGED = [DESK.list, DESK.deepList, DESK.form, DESK.save];
/** More than the noise of one run. */
const MOST_TIMES = 1.2;

/** Targets for the editors' desk: stores with many versions beside stores with one version of each article. */
export function judgeDesk(all: Figures[]): Aim[] {
  return all.flatMap((many) => {
    const few = all.find(
      ({ database, articles, detail }) =>
        database === many.database && articles === many.articles && detail !== many.detail,
    );
    if (many.detail === undefined || !few) return [];
    return UNCHANGED.map((title): Aim => {
      const getTime = ({ speeds }: Figures) => speeds.get(title)?.latency ?? Number.NaN;
      const slower = getTime(many) / getTime(few);
      return {
        aim: `${many.database}: ${title} with ${many.detail} within ${MOST_TIMES} times of one each`,
        figure: `${slower.toFixed(2)} times`,
        met: slower <= MOST_TIMES,
      };
    });
  });
}

/** The requests of `npm run bench -- members`, with their titles in its table. */
export const MEMBERS = {
  constant: 'constant route',
  firstComments: 'first 50 of 5,000 comments',
  lastComments: 'last 50 of 5,000 comments',
  allComments: 'all 5,000 comments',
  saved: 'saved list of 1,000',
  isSaved: 'whether an article is saved',
  rate: 'ratings, 32 at once',
  rateOne: 'ratings of one article, 32 at once',
  comment: 'comments, 32 at once',
} as const;

/** The maximum time of a page-sized read, in ms, and the minimum number of writes per second on SQLite. */
const PAGE_MS = 20;
const WRITES = 300;

/** Targets for the reads and writes of members. */
export function judgeMembers(all: Figures[]): Aim[] {
  return all.flatMap((figures) => [
    ...[MEMBERS.firstComments, MEMBERS.lastComments, MEMBERS.saved, MEMBERS.isSaved].map((title) =>
      quick(figures, PAGE_MS, title),
    ),
    ...(figures.database === 'SQLite' ? [MEMBERS.rate, MEMBERS.rateOne, MEMBERS.comment] : []).map(
      (title): Aim => {
        const rate = figures.speeds.get(title)?.rate ?? Number.NaN;
        return {
          aim: `${where(figures)}: ${title}, at least ${WRITES} a second`,
          figure: rate.toFixed(0),
          met: rate >= WRITES,
        };
      },
    ),
  ]);
}

/** Lighthouse's result for a page: points out of 100 by category. */
export interface Audit {
  page: string;
  scores: Map<string, number>;
}

/** Targets for Lighthouse scores. */
export function judgeAudits({ page, scores }: Audit): Aim[] {
  return [...scores].map(([category, score]) => {
    const least = category === 'performance' ? 95 : 100;
    return { aim: `${page} ${category} at least ${least}`, figure: String(score), met: score >= least };
  });
}

/** The maximum time of an uncached page, in ms. */
const MOST_MS = 25;
const QUICK_PAGES: DiscoveryTitle[] = [
  DISCOVERY.hub,
  DISCOVERY.category,
  DISCOVERY.subTopic,
  DISCOVERY.list,
  DISCOVERY.deepList,
  DISCOVERY.videos,
];
/** Sub-topics are excluded: at 1,000 articles, a sub-topic has only three. */
const STEADY_PAGES: DiscoveryTitle[] = [
  DISCOVERY.hub,
  DISCOVERY.category,
  DISCOVERY.list,
  DISCOVERY.deepList,
  DISCOVERY.videos,
  DISCOVERY.rareSearch,
  DISCOVERY.suggestions,
];

/** Targets for the pages on which readers find articles, by the median time of sequential requests. */
export function judgeFinding(all: Figures[]): Aim[] {
  const getTime = ({ speeds }: Figures, title: DiscoveryTitle) => speeds.get(title)?.latency ?? Number.NaN;
  return atLargest(all).flatMap(({ small, large }) => [
    ...QUICK_PAGES.map((title) => quick(large, MOST_MS, title)),
    ...(small
      ? STEADY_PAGES.map((title) =>
          steady(small, large, title, getTime(large, title) / getTime(small, title)),
        )
      : []),
  ]);
}

/** Requests whose time must not grow with the catalogue. */
const STEADY: ReadTitle[] = [
  READ.list,
  READ.firstPage,
  READ.deepPages,
  READ.category,
  READ.article,
  READ.suggestions,
];

/** Targets for the reading API, judged for each database. */
export function judgeReading(all: Figures[]): Aim[] {
  return [
    ...all.flatMap((one) => [
      atLeast(one, 8, READ.list, READ.stock),
      lighter(one, 4, READ.cachedList, READ.constant),
    ]),
    ...atLargest(all).flatMap(({ small, large }) => [
      ...(small
        ? STEADY.map((title) => steady(small, large, title, getRate(small, title) / getRate(large, title)))
        : []),
      quick(large, 25, READ.commonSearch),
    ]),
  ];
}

/** Each database at its largest catalogue, with the same database at the smaller one. */
function atLargest(all: Figures[]): { large: Figures; small: Figures | undefined }[] {
  const largest = Math.max(...all.map(({ articles }) => articles));
  return all
    .filter(({ articles }) => articles === largest)
    .map((large) => ({
      large,
      small: all.find(({ database, articles }) => database === large.database && articles < largest),
    }));
}

const getRate = ({ speeds }: Figures, title: ReadTitle): number => speeds.get(title)?.rate ?? Number.NaN;
const where = ({ database, articles }: Figures): string => `${database}, ${articles.toLocaleString('en')}`;

function atLeast(figures: Figures, times: number, title: ReadTitle, than: ReadTitle): Aim {
  const reached = getRate(figures, title) / getRate(figures, than);
  return {
    aim: `${where(figures)}: ${title} at least ${times} times ${than}`,
    figure: `${reached.toFixed(1)} times`,
    met: reached >= times,
  };
}

/** Compares server CPU time, because the client cannot send enough requests to saturate very cheap responses. */
function lighter(figures: Figures, times: number, title: ReadTitle, than: ReadTitle): Aim {
  const getCost = (name: ReadTitle) => figures.speeds.get(name)?.processor ?? Number.NaN;
  const reached = getCost(than) / getCost(title);
  return {
    aim: `${where(figures)}: ${title} at least ${times} times ${than}, in processor time`,
    figure: `${reached.toFixed(1)} times`,
    met: reached >= times,
  };
}

function steady(small: Figures, large: Figures, title: string, slower: number): Aim {
  return {
    aim: `${where(large)}: ${title} within 1.5 times of ${small.articles.toLocaleString('en')} articles`,
    figure: `${slower.toFixed(2)} times`,
    met: slower <= 1.5,
  };
}

function quick(figures: Figures, most: number, title: string): Aim {
  const latency = figures.speeds.get(title)?.latency ?? Number.NaN;
  return {
    aim: `${where(figures)}: ${title} under ${most} ms`,
    figure: `${latency.toFixed(1)} ms`,
    met: latency < most,
  };
}
