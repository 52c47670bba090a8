import type { Node } from '@tiptap/pm/model';
import { conversions } from './blocks';
import { fitBlocks } from './fit-blocks';
import { writeProse } from './prose';
import type { Source, Sources } from './sources';
import { isProseNode, isStoredBlock, PROSE, toList, type ProseNode, type StoredBlock } from '../../stored';

/** A block, or a node of prose and the block that it was read from. */
type Piece = { block: StoredBlock } | { prose: ProseNode; from: StoredBlock | undefined };

/** Where a node of the text is in its list of blocks. */
export interface Place {
  block: number;
  /** If the block is prose: the index in it. */
  prose?: number;
}

export interface Written {
  /** The same list as the form has if nothing in it has changed. */
  content: unknown;
  /** By the node's index; undefined: it is left out. */
  places: (Place | undefined)[];
}

/**
 * The blocks for the form. What has not changed is the same object as it was read from. New text becomes prose; empty
 * new paragraphs are left out.
 * @param shown the list in the form
 * @param stored the list with which the form was filled: only its blocks have rows
 */
export function writeContent(doc: Node, sources: Sources, shown: unknown, stored: unknown): Written {
  const used = new Set<Source>();
  const pieces = doc.children.map((node) => {
    const source = sources.get(node);
    // A node that was split or copied has its key twice.
    const isFirst = source && !used.has(source);
    if (isFirst) used.add(source);
    return writeNode(node, isFirst ? source : undefined);
  });
  const { blocks, places } = joinProse(pieces);
  const before = toList(shown);
  const fitted = fitBlocks(blocks, before, toList(stored));
  const isSame = fitted.length === before.length && fitted.every((block, index) => block === before[index]);
  return { content: isSame ? shown : fitted, places };
}

function writeNode(node: Node, source: Source | undefined): Piece | undefined {
  if (source && (node === source.node || node.eq(source.node))) return asRead(source);
  const { value } = node.attrs;
  if (node.type.name === 'entry') return isStoredBlock(value) ? { block: value } : undefined;
  if (node.type.name === 'proseAtom')
    return isProseNode(value) ? { prose: value, from: source?.block } : undefined;
  const block = source && !source.prose && conversions[source.block.__component]?.write(node, source.block);
  if (block) return { block };
  return writeNew(node, source?.prose && source.block);
}

const asRead = ({ block, prose }: Source): Piece => (prose ? { prose, from: block } : { block });

function writeNew(node: Node, from: StoredBlock | undefined): Piece | undefined {
  if (node.type.name === 'paragraph' && node.content.size === 0) return undefined;
  const component = getComponent(node);
  const block = component && conversions[component]?.write(node, { __component: component });
  if (block) return { block };
  const prose = writeProse(node);
  return prose && { prose, from };
}

/** The component for new text that prose cannot carry. */
function getComponent({ type, attrs }: Node): string | undefined {
  if (type.name === 'table') return 'blocks.table';
  if (type.name === 'textLine') return String(attrs.component);
  return type.name === 'quote' && attrs.author ? 'blocks.blockquote' : undefined;
}

/** Joins neighbouring prose. It stays in the block that it was read from; new prose joins the block before or after it. */
function joinProse(pieces: readonly (Piece | undefined)[]) {
  const blocks: StoredBlock[] = [];
  const used = new Set<StoredBlock>();
  let open: { from: StoredBlock | undefined; body: ProseNode[] } | undefined;
  const close = () => {
    if (open) blocks.push(writeBody(open.from, open.body));
    open = undefined;
  };
  const places = pieces.map((piece): Place | undefined => {
    if (!piece) return undefined;
    if ('block' in piece) {
      close();
      return { block: blocks.push(piece.block) - 1 };
    }
    const { prose, from } = piece;
    if (open?.from && from && from !== open.from) close();
    open ??= { from: undefined, body: [] };
    if (!open.from && from && !used.has(from)) {
      open.from = from;
      used.add(from);
    }
    return { block: blocks.length, prose: open.body.push(prose) - 1 };
  });
  close();
  return { blocks, places };
}

function writeBody(from: StoredBlock | undefined, body: ProseNode[]): StoredBlock {
  const before = toList(from?.body);
  const isSame = body.length === before.length && body.every((node, index) => node === before[index]);
  if (from && isSame) return from;
  return { __component: PROSE, ...from, body };
}
