import type { Node, Schema } from '@tiptap/pm/model';
import { readContent } from './read-content';
import type { Sources } from './sources';

/** The document of a text. */
export function readDocument(content: unknown, schema: Schema, sources: Sources): Node {
  const nodes = readContent(content, schema).map((source) => sources.add(source));
  const doc = schema.topNodeType.createAndFill(null, nodes);
  if (!doc) throw new Error('The text does not fit into a document.');
  return doc;
}
