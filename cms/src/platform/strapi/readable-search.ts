/** Attributes of a content type, as far as a search looks at them. */
type Attributes = Readonly<Record<string, { type: string; searchable?: boolean | undefined }>>;

/** The types that Strapi searches for any text, and those that it searches for numbers. */
const TEXTS = ['string', 'text', 'uid', 'email', 'enumeration', 'richtext'];
const NUMBERS = ['integer', 'biginteger', 'float', 'decimal'];
/** Larger numbers exceed the columns of some. */
const NUMBER = /^\d{1,9}$/;

/** A rule that lets an editor read entries: all, or those that fulfil conditions, with all fields or some. */
export interface ReadRule {
  fields?: readonly string[] | undefined;
  conditions?: object | undefined;
}

/** The attributes that Strapi searches. */
export const listSearched = (attributes: Attributes): string[] =>
  Object.entries(attributes)
    .filter(([, { type, searchable }]) => searchable !== false && [...TEXTS, ...NUMBERS].includes(type))
    .map(([name]) => name);

/**
 * Whether an editor may read an attribute of every entry of their lists: by a rule without conditions, or by all rules.
 * With “the title of all, and everything of their own”, texts of others could be searched otherwise.
 */
export function isReadableThroughout(name: string, rules: readonly ReadRule[]): boolean {
  const allows = ({ fields }: ReadRule) => !fields || fields.includes(name);
  const isGeneral = ({ conditions = {} }: ReadRule) => Object.keys(conditions).length === 0;
  return rules.length > 0 && (rules.every(allows) || rules.some((rule) => isGeneral(rule) && allows(rule)));
}

/** A filter that finds in these attributes, and in ids, what a search for the text would find there. */
export function toSearchFilter(text: string, attributes: Attributes, names: readonly string[]): object {
  const wanted = text.trim();
  const isNumber = NUMBER.test(wanted);
  const inTexts = names
    .filter((name) => TEXTS.includes(attributes[name]?.type ?? ''))
    .map((name) => ({ [name]: { $containsi: text } }));
  const inNumbers = names
    .filter((name) => isNumber && NUMBERS.includes(attributes[name]?.type ?? ''))
    .map((name) => ({ [name]: { $eq: Number(wanted) } }));
  const inIds = [
    { documentId: { $containsi: text } },
    ...(isNumber ? [{ id: { $eq: Number(wanted) } }] : []),
  ];
  return { $or: [...inIds, ...inTexts, ...inNumbers] };
}
