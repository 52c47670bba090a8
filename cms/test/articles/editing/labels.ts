/**
 * Names for ids in the order in which they are first seen: two databases in which the same was done give the same names, whatever
 * numbers their rows have. One that stays the same row keeps its name.
 */
export function createLabels() {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  return function label(kind: string, id: unknown): string | null {
    if (typeof id !== 'number' && typeof id !== 'string') return null;
    const key = `${kind} ${id}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = `${kind} ${count}`;
    known.set(key, name);
    return name;
  };
}

export type Labels = ReturnType<typeof createLabels>;

const DOCUMENT_ID = /\b[a-z0-9]{24}\b/g;
/** Strapi loads components in any order, and names them in that. */
const CHOICE = /(must be one of the following values: )(.*)$/;
const MOMENT = /\b\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A column; PostgreSQL answers JSON parsed. */
export function withoutMoments(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(MOMENT, 'a moment');
  if (typeof value !== 'object' || value === null) return value;
  return JSON.parse(JSON.stringify(value).replaceAll(MOMENT, 'a moment'));
}

/** An answer with names in place of ids, and without moments. */
export function withLabels(labels: Labels, value: unknown, kind = 'answer'): unknown {
  if (typeof value === 'string') {
    return value
      .replaceAll(MOMENT, 'a moment')
      .replaceAll(DOCUMENT_ID, (id) => labels('document', id) ?? '')
      .replace(
        CHOICE,
        (_, words: string, choice: string) => words + choice.split(', ').toSorted().join(', '),
      );
  }
  if (Array.isArray(value)) return value.map((one) => withLabels(labels, one, kind));
  if (typeof value !== 'object' || value === null) return value;
  const own = '__component' in value ? String(value.__component) : kind;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'id' && typeof one === 'number' ? labels(own, one) : withLabels(labels, one, `${own}.${name}`),
    ]),
  );
}
