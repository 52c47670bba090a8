/** The field of a block of prose that has its paragraphs, headings and lists. */
const PARAGRAPHS = 'body';

type Block = Readonly<Record<string, unknown>>;

export const getParagraphs = ({ [PARAGRAPHS]: paragraphs }: Block): readonly unknown[] =>
  Array.isArray(paragraphs) ? paragraphs : [];

export const withParagraphs = (block: Block, paragraphs: readonly unknown[]): Record<string, unknown> => ({
  ...block,
  [PARAGRAPHS]: paragraphs,
});
