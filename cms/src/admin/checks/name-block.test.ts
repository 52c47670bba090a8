import { nameBlock, nameBlockByNumber } from './name-block';

const problem = {
  path: ['content', 1, 'image'],
  message: 'Block 2 (image): the picture has no alternative text.',
  detail: 'the picture has no alternative text.',
  refused: false,
};
const values = { content: [{ __component: 'blocks.rich-text' }, { __component: 'blocks.image' }] };
const getName = (component: string) => (component === 'blocks.image' ? 'Picture' : component);

test('the form names a block by its kind', () => {
  expect(nameBlock(problem, values, getName)).toBe('Picture: the picture has no alternative text.');
});

test('where nothing leads to the block, its number comes before', () => {
  expect(nameBlockByNumber(problem, values, getName)).toBe(
    'Block 2 (Picture): the picture has no alternative text.',
  );
});

test('what is in no block, or in one that has gone, keeps its own words', () => {
  expect(nameBlock({ ...problem, path: ['title'] }, values, getName)).toBe(problem.message);
  expect(nameBlock(problem, { content: [] }, getName)).toBe(problem.message);
  expect(nameBlockByNumber(problem, { content: [] }, getName)).toBe(problem.message);
});
