import type { Block, ContentMaker, Part } from './random-content';
import type { Random } from './random';

/** What an editor does to the blocks of a form before saving it: some changes, one after the other. */
export function changedBlocks(random: Random, content: ContentMaker, before: readonly Block[]): Block[] {
  let blocks = [...before];
  for (let left = random.between(2, 7); left > 0; left -= 1) blocks = changedOnce(random, content, blocks);
  // The admin may send an id as a text.
  return random.chance(0.2) ? blocks.map(withTextId) : blocks;
}

function changedOnce(random: Random, content: ContentMaker, blocks: Block[]): Block[] {
  const place = random.below(blocks.length + 1);
  const block = blocks[place];
  if (!block) return [...blocks, content.block()];
  const others = blocks.toSpliced(place, 1);
  const replaced = (...by: Block[]): Block[] => blocks.toSpliced(place, 1, ...by);
  const kinds: (() => Block[])[] = [
    () => blocks.toSpliced(place, 0, ...content.blocks(1, 3)),
    () => others,
    () => blocks.toSpliced(place, random.between(1, 5)),
    () => others.toSpliced(random.below(blocks.length), 0, block),
    () => random.shuffled(blocks),
    // The same row with other fields; another row with the same; the same row with another type's name.
    () => replaced({ ...content.block(block.__component), id: block.id }),
    () => replaced(content.block(block.__component)),
    () => replaced(block, getCopy(block)),
    () => changedParts(random, content, blocks),
    () => changedParts(random, content, blocks),
    () => changedParts(random, content, blocks),
    () => replaced(withChangedField(random, content, block)),
    () => replaced(withoutSomeField(random, block)),
  ];
  return random.pick(kinds)();
}

/** Changes the parts of a block that has some. */
function changedParts(random: Random, content: ContentMaker, blocks: readonly Block[]): Block[] {
  const chosen = random.shuffled(blocks).find((block) => listsIn(block).length > 0);
  return blocks.map((block) => (block === chosen ? withChangedParts(random, content, block) : block));
}

/** Without its own id, and with those of its parts, as one that is pasted. */
const getCopy = ({ id: _id, ...block }: Block): Block => block;

const withTextId = (block: Block): Block =>
  typeof block.id === 'number' ? { ...block, id: `${block.id}` } : block;

const listsIn = (part: Part): string[] => Object.keys(part).filter((name) => isParts(part[name]));
const isParts = (value: unknown): value is Part[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'object' && one !== null && !('children' in one));

function withChangedParts<T extends Part>(
  random: Random,
  content: ContentMaker,
  holder: T,
  component = String(holder.__component),
): T {
  const lists = listsIn(holder);
  if (lists.length === 0) return holder;
  const name = random.pick(lists);
  const parts = holder[name] as Part[];
  const place = random.below(parts.length + 1);
  const part = parts[place];
  const fresh = () => content.part(name, component);
  const changed = (): Part[] => {
    if (!part) return [...parts, fresh()];
    const kinds: (() => Part[])[] = [
      () => parts.toSpliced(place, 0, fresh()),
      () => (parts.length > 1 ? parts.toSpliced(place, 1) : parts),
      () => random.shuffled(parts),
      () => parts.toSpliced(place, 1, { ...fresh(), id: part.id }),
      () => parts.toSpliced(place, 1, withChangedParts(random, content, part, component)),
    ];
    return random.pick(kinds)();
  };
  return { ...holder, [name]: changed() };
}

function withChangedField(random: Random, content: ContentMaker, block: Block): Block {
  const fresh = content.block(block.__component);
  const names = Object.keys(fresh).filter((name) => name !== '__component');
  if (names.length === 0) return block;
  const name = random.pick(names);
  return { ...block, [name]: fresh[name] };
}

/** What is not named stays. */
function withoutSomeField(random: Random, block: Block): Block {
  const names = Object.keys(block).filter((name) => name !== '__component' && name !== 'id');
  if (names.length === 0) return block;
  const left = random.pick(names);
  return Object.fromEntries(Object.entries(block).filter(([name]) => name !== left)) as Block;
}
