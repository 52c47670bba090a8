import { FIELD_LIMITS } from '../../platform/text/field-limits';
import { LIMITS } from '../../platform/settings/rate-limits';
import { API_BUDGETS } from './api-budgets';
import { KB, MB, type Budget } from './budget';
import { OTHER_BUDGETS } from './other-budgets';

/** The limits of every route of the CMS. */
export const BUDGETS: readonly Budget[] = [...API_BUDGETS, ...OTHER_BUDGETS];

/**
 * The row for a route.
 * @param method in uppercase; HEAD counts as GET
 * @param path as a router defines it, with `:name` or `{name}` for parameters
 */
export function budgetFor(method: string, path: string): Budget | undefined {
  const called = method === 'HEAD' ? 'GET' : method;
  const plain = path.replaceAll(/:(\w+)/g, '{$1}');
  return BUDGETS.find((budget) => [called, '*'].includes(budget.method) && fits(budget.path, plain));
}

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : pattern === path;

/** The table in `docs/operations.md`. */
export function budgetsAsMarkdown(): string {
  const head = ['Call', 'Who', 'Body', 'Longest texts', 'Body within', 'Cost', 'Limits'];
  const rows = BUDGETS.map(({ method, path, caller, bodyBytes, fields, seconds, cost, limits }) => [
    `\`${method} ${path}\``,
    caller,
    bodyBytes === 0 ? '' : size(bodyBytes),
    Object.entries(fields)
      .map(([name, field]) => `${name} ${FIELD_LIMITS[field]}`)
      .join(', '),
    bodyBytes === 0 ? '' : time(seconds),
    cost,
    limits.map((name) => `${name} ${LIMITS[name].points}/${period(LIMITS[name].seconds)}`).join(', '),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const time = (seconds: number): string => (seconds >= 120 ? `${seconds / 60} min` : `${seconds} s`);

const size = (bytes: number): string => (bytes >= MB ? `${bytes / MB} MB` : `${bytes / KB} KB`);

const PERIODS: readonly [number, string][] = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
];

function period(seconds: number): string {
  const [length, unit] = PERIODS.find(([one]) => seconds % one === 0) ?? [1, 's'];
  const count = seconds / length;
  return count === 1 ? unit : `${count} ${unit}`;
}
