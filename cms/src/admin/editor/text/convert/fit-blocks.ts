import { generateKeyBetween } from 'fractional-indexing';
import { fitList, getRow } from '../../../saving/conflicts/fit-parts';
import { isObject } from '../../../ui/is-object';
import type { StoredBlock } from '../../stored';

/**
 * Gives blocks the rows and keys that Strapi's form needs. Those that the form has already stay the same objects.
 * @param shown the list in the form
 * @param stored the list with which the form was filled: only its blocks have rows
 */
export function fitBlocks(
  blocks: readonly StoredBlock[],
  shown: readonly unknown[],
  stored: readonly unknown[],
): unknown[] {
  const kept = findKept(blocks, new Set([...stored, ...shown]));
  if (kept.size === blocks.length) return [...blocks];
  const rows = new Set(stored.filter(isObject).map(getRow));
  const taken = new Set([...stored, ...kept].map(getKey).filter(isKey));
  const fitted = fitList(blocks.map(toPart), stored);
  return blocks.map((block, index) => {
    if (kept.has(block) && blocks.indexOf(block) === index) return block;
    const part = fitted[index];
    if (!isObject(part) || (part.id !== undefined && rows.has(getRow(part)))) return part;
    const own = getKey(block);
    const key = isKey(own) && !taken.has(own) ? own : generateKeyBetween([...taken].toSorted().at(-1), null);
    taken.add(key);
    return { ...part, __temp_key__: key };
  });
}

/** Blocks that the form has; of several with the same row, the first. */
function findKept(blocks: readonly StoredBlock[], known: ReadonlySet<unknown>): ReadonlySet<StoredBlock> {
  const kept = new Set<StoredBlock>();
  const rows = new Set<string>();
  for (const block of blocks) {
    const row = getRow(block);
    if (known.has(block) && (row === undefined || !rows.has(row))) kept.add(block);
    if (row !== undefined) rows.add(row);
  }
  return kept;
}

/** `fitList` fits the parts that have a key. */
const toPart = (block: StoredBlock): StoredBlock => ({ __temp_key__: '', ...block });

const getKey = (part: unknown): unknown => (isObject(part) ? part.__temp_key__ : undefined);
const isKey = (key: unknown): key is string => typeof key === 'string' && key !== '';
