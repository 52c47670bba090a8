/**
 * Assigns labels to ids in the order of their first appearance, so that two databases with the same history get the
 * same labels, whatever their row ids. A row keeps its label.
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

/** Of a document, or of a question. */
const DOCUMENT_ID = /\b(?:[a-z0-9]{24}|[a-f0-9]{32})\b/g;
/** Strapi loads components in any order, and lists them in that order. */
const CHOICE = /(must be one of the following values: )(.*)$/;
const MOMENT = /\b\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A column's value; PostgreSQL returns JSON parsed. */
export function withoutMoments(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(MOMENT, 'a moment');
  if (typeof value !== 'object' || value === null) return value;
  return JSON.parse(JSON.stringify(value).replaceAll(MOMENT, 'a moment'));
}

/** A response with labels instead of ids, and without timestamps. */
export function withLabels(labels: Labels, value: unknown, kind = 'response'): unknown {
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
