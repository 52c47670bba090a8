/** Something in an article that readers would not get. */
export interface ContentProblem {
  /** From the article down: `['content', 2, 'items', 0, 'image']`. */
  path: Path;
  /** Names the block, what is wrong with it and what to do. */
  message: string;
  /** Whether the article cannot be published like that; otherwise it is only named. */
  refused: boolean;
}

export type Path = readonly (string | number)[];

/** Fields of a component or of a node of prose, of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** Takes what is wrong at a path inside a block. */
export interface Report {
  refuse(path: Path, message: string): void;
  note(path: Path, message: string): void;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Items of a list that have fields, with their places. */
export function getItems(value: unknown): { item: Fields; index: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => (isFields(item) ? [{ item, index }] : []));
}

/** Of what somebody typed, as much as a message can hold. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, 80) : '';
  return `“${text}${typeof value === 'string' && value.length > 80 ? '…' : ''}”`;
}
