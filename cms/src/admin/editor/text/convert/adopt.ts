import { Fragment, type Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { isObject } from '../../../ui/is-object';
import { connect } from './connect';
import { readContent } from './read-content';
import { isSameText } from './same-text';
import type { Source, Sources } from './sources';
import { toList } from '../../stored';
import type { Place } from './write-content';

/**
 * Shows a list of blocks that the form got from elsewhere: a save, an earlier version, a comparison.
 * @param before what the text was written to or read from last: what has been typed since stays if `content` says the
 *   same
 * @param places where the nodes of the text stand
 */
export function adopt(
  state: EditorState,
  sources: Sources,
  content: unknown,
  before: unknown,
  places: readonly (Place | undefined)[],
): Transaction {
  return isSameText(content, before)
    ? follow(state, sources, content, before)
    : replaceChanged(state, sources, content, places);
}

/** Nothing that an editor could undo. */
function follow(state: EditorState, sources: Sources, content: unknown, before: unknown): Transaction {
  const tr = state.tr.setMeta('addToHistory', false);
  const [old, next] = [toList(before), toList(content)];
  sources.follow(old, next);
  tr.doc.forEach((node, position) => {
    const index = node.type.name === 'entry' ? old.indexOf(node.attrs.value) : -1;
    if (index >= 0) tr.setNodeAttribute(position, 'value', next[index]);
  });
  return tr;
}

/** Replaces the nodes between the first and the last that differ, so that the caret and the undo history stay. */
function replaceChanged(
  state: EditorState,
  sources: Sources,
  content: unknown,
  places: readonly (Place | undefined)[],
): Transaction {
  const { tr, schema } = state;
  const fresh = readContent(content, schema);
  const shown: { node: Node; from: number; to: number }[] = [];
  const left = new Set<Node>();
  state.doc.forEach((node, from, index) => {
    if (places[index]) shown.push({ node, from, to: from + node.nodeSize });
    else left.add(node);
  });
  const isSameAt = (at: number, freshAt: number) => isSameNode(shown[at]?.node, fresh[freshAt]?.node);
  let start = 0;
  while (start < Math.min(shown.length, fresh.length) && isSameAt(start, start)) start += 1;
  let end = 0;
  while (
    end < Math.min(shown.length, fresh.length) - start &&
    isSameAt(shown.length - 1 - end, fresh.length - 1 - end)
  )
    end += 1;
  const replaced = shown.slice(start, shown.length - end);
  const nodes = fresh
    .slice(start, fresh.length - end)
    .map(({ node }, at) => asShown(node, replaced[at]?.node));
  const from = replaced[0]?.from ?? shown[start - 1]?.to ?? 0;
  const { paragraph } = schema.nodes;
  const isEmptied = fresh.length === 0 && left.size === 0 && paragraph;
  replaceRange(tr, from, replaced.at(-1)?.to ?? from, isEmptied ? [paragraph.create()] : nodes);
  connect(tr, sources, content, placeNodes(tr.doc, left, fresh, content));
  return tr;
}

function isSameNode(shown: Node | undefined, fresh: Node | undefined): boolean {
  if (!shown || !fresh || shown.type !== fresh.type) return false;
  const { key: _key, ...attributes } = shown.attrs;
  const { key: _none, ...others } = fresh.attrs;
  return isSameText(attributes, others) && shown.content.eq(fresh.content);
}

/**
 * A node for the place of one that is shown. The fields of a block change its value only: its view stays, with the caret
 * in it.
 */
function asShown(fresh: Node, shown: Node | undefined): Node {
  if (!shown || shown.type !== fresh.type) return fresh;
  if (fresh.type.name === 'entry') return getComponent(shown) === getComponent(fresh) ? shown : fresh;
  const { key }: { key?: unknown } = shown.attrs;
  return fresh.type.create({ ...fresh.attrs, key }, fresh.content, fresh.marks);
}

/** Replaces only what differs in a range of the outermost level, so that a caret beside it stays where it is. */
function replaceRange(tr: Transaction, from: number, to: number, nodes: readonly Node[]): void {
  const next = Fragment.from(nodes);
  const before = tr.doc.slice(from, to).content;
  const start = before.findDiffStart(next);
  const ends = before.findDiffEnd(next);
  if (start === null || !ends) return;
  // The same letters can be counted from both sides: of `aa` and `aaa`, the last two and the first two are equal.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const slice = tr.doc.type.create(null, next).slice(start, ends.b + overlap);
  tr.replace(from + start, from + ends.a + overlap, slice);
}

const getComponent = ({ attrs }: Node): unknown =>
  isObject(attrs.value) ? attrs.value.__component : undefined;

/** @param left nodes that are in no block */
function placeNodes(
  doc: Node,
  left: ReadonlySet<Node>,
  fresh: readonly Source[],
  content: unknown,
): (Place | undefined)[] {
  const blocks = toList(content);
  let next = 0;
  return doc.children.map((node): Place | undefined => {
    const source = left.has(node) ? undefined : fresh[next];
    if (!source) return undefined;
    next += 1;
    const { block, prose } = source;
    return {
      block: blocks.indexOf(block),
      ...(prose && { prose: toList(block.body).indexOf(prose) }),
    };
  });
}
