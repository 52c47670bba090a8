/** A part of an article that readers would not get. */
export interface ContentProblem {
  /** Starting at the article: `['content', 2, 'items', 0, 'image']`. */
  path: Path;
  /** Names the block, the problem and what to do. */
  message: string;
  /** The message without the block, for a place beside it. */
  detail: string;
  /** Whether it prevents publishing; otherwise it is only a note. */
  refused: boolean;
  /** The article, by document id, whose publication solves it. */
  waitsFor?: string;
}

export type Path = readonly (string | number)[];

/** Unvalidated fields of a component or a prose node. */
export type Fields = Readonly<Record<string, unknown>>;

/** Collects problems by their path inside a block. */
export interface Report {
  refuse(path: Path, message: string): void;
  note(path: Path, message: string): void;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list that are objects, with their indexes. */
export function getItems(value: unknown): { item: Fields; index: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => (isFields(item) ? [{ item, index }] : []));
}

/** Quotes what somebody typed, cut to the length a message can show. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, 80) : '';
  return `“${text}${typeof value === 'string' && value.length > 80 ? '…' : ''}”`;
}
