/** The filters of the page, as they are in its address: dates are days of the editor's calendar. */
export const FILTERS = ['actor', 'kind', 'type', 'subject', 'failed', 'from', 'to', 'text'] as const;
export type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

export function readFilters(search: URLSearchParams): Filters {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The query of `/admin/audit` and of its export, which count in milliseconds. */
export function toQuery({ from, to, ...filters }: Filters, before?: string): string {
  const query = new URLSearchParams(filters);
  const start = toStartOfDay(from);
  const end = toStartOfDay(to, 1);
  if (start !== undefined) query.set('from', String(start));
  if (end !== undefined) query.set('to', String(end - 1));
  if (before !== undefined) query.set('before', before);
  return query.toString();
}

/** @param day such as `2026-11-27`, in the time zone of the browser */
function toStartOfDay(day: string | undefined, later = 0): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  if (year === undefined) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
  return start >= 0 ? start : undefined;
}
