/** Attributes of a content type, as far as they are used here. */
export type Attributes = Readonly<Record<string, { type: string }>>;

/** Attributes whose value is a row of its own, or a list of rows. */
const ELSEWHERE = new Set(['relation', 'media', 'component', 'dynamiczone']);
/** Written by every save. */
const TECHNICAL = new Set([
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'publishedAt',
  'locale',
  'edition',
]);

/**
 * The names of the attributes that a write changed. Those that are stored elsewhere count as changed if the write
 * touched them. Names come from the schema, never from what was sent.
 */
export function getChangedNames(
  attributes: Attributes,
  sent: object,
  before: object | undefined,
  after: object,
): string[] {
  return Object.entries(attributes).flatMap(([name, { type }]) => {
    if (TECHNICAL.has(name) || !Object.hasOwn(sent, name)) return [];
    if (ELSEWHERE.has(type)) return isTouched(Reflect.get(sent, name)) ? [name] : [];
    return toComparable(get(before, name)) === toComparable(get(after, name)) ? [] : [name];
  });
}

const get = (row: object | undefined, name: string): unknown => (row ? Reflect.get(row, name) : undefined);

const toComparable = (value: unknown): string => JSON.stringify(value ?? null);

/** The admin sends relations as lists of changes, which are empty when nothing changed. */
function isTouched(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const lists = Object.values(value);
  return lists.length === 0 || lists.some((list) => !Array.isArray(list) || list.length > 0);
}
