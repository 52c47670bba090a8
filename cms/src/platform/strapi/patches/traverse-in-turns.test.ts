import { traverseInTurns } from './traverse-in-turns';

interface Result {
  blocks: { text: string }[];
}
type Visit = (entity: object) => Promise<Result>;
type Traverse = (visitor: unknown, options: unknown) => Visit;
/** As Strapi's packages call it: through the module, at each call. */
const traverse: Traverse = (...parameters) => require('@strapi/utils').traverseEntity(...parameters);

const SCHEMA = { attributes: { blocks: { type: 'dynamiczone' }, text: { type: 'string' } } };
const entity = () => ({
  blocks: Array.from({ length: 20 }, (_, index) => ({ __component: 'a.b', text: `${index}` })),
});

function workLong(): void {
  const end = performance.now() + 4;
  while (performance.now() < end);
}

/** How many blocks were visited before other work ran, and the result of the visits. */
async function visits() {
  let visited = 0;
  let before: number | undefined;
  const visitor = (
    { key, value }: { key: string; value: unknown },
    { set }: { set(key: string, value: string): void },
  ) => {
    if (key !== 'text') return;
    workLong();
    visited += 1;
    set(key, `${String(value)}!`);
  };
  const options = { schema: SCHEMA, getModel: () => SCHEMA };
  setImmediate(() => (before ??= visited));
  const result = await traverse(visitor, options)(entity());
  before ??= visited;
  return { before, texts: result.blocks.map(({ text }) => text).join('') };
}

const texts = entity()
  .blocks.map(({ text }) => `${text}!`)
  .join('');

test('without the patch everything is visited before other work runs', async () => {
  expect(await visits()).toEqual({ before: 20, texts });
});

test('with the patch other work runs in between', async () => {
  const undo = traverseInTurns();
  const found = await visits();
  undo();
  expect(found.texts).toBe(texts);
  expect(found.before).toBeLessThan(20);
  expect((await visits()).before).toBe(20);
});

test('reports the first of several errors', async () => {
  const undo = traverseInTurns();
  const refuse = ({ key, value }: { key: string; value: unknown }) => {
    workLong();
    if (key === 'text' && Number(value) > 5) throw new Error(`at ${String(value)}`);
  };
  const options = { schema: SCHEMA, getModel: () => SCHEMA };
  await expect(traverse(refuse, options)(entity())).rejects.toThrow('at 6');
  undo();
});
