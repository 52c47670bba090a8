import type { ArticleToMend, DeskComment, DeskPlan } from '../../domain/desk/desk';
import { describeWork } from '../ui/describe-work';

const NUMBER = new Intl.NumberFormat('en');

/** The number of a section; one that was not counted further has a plus. */
export const formatCount = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  `${NUMBER.format(count)}${isMore ? '+' : ''}`;

export const formatTitle = (title: string): string => (title.trim() === '' ? 'Without a title' : title);

/** “by ada, on “Sleep well”, 2 reports” */
export function describeComment({ author, article, reports }: DeskComment): string {
  return [
    ...(author === null ? [] : [`by ${author}`]),
    ...(article === null ? [] : [`on “${article}”`]),
    ...(reports === 0 ? [] : [`${NUMBER.format(reports)} ${reports === 1 ? 'report' : 'reports'}`]),
  ].join(', ');
}

/** What is to do in an article. What needs work although nothing is missing has a date to come that is not scheduled. */
export function describeMending({ work, hasFailed }: ArticleToMend): string {
  const parts = [...(hasFailed ? ['its schedule failed'] : []), describeWork(work)].filter(
    (part) => part !== '',
  );
  return parts.length > 0 ? parts.join(', ') : 'its date is to come, and nothing is scheduled';
}

const PLANS = {
  failed: { publish: 'Not published', unpublish: 'Not unpublished' },
  late: { publish: 'Published late', unpublish: 'Unpublished late' },
  waiting: { publish: 'Goes out', unpublish: 'Leaves the site' },
} as const;

export const describePlan = ({ state, action }: Pick<DeskPlan, 'state' | 'action'>): string =>
  PLANS[state][action];
