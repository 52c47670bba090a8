import { loosenPositions } from './loose-positions';

const ATTRIBUTES = { title: { type: 'string' }, blogs: { type: 'relation' }, topic: { type: 'relation' } };

test('connected entries may be beside others that are gone; other values stay as they are', () => {
  const blogs = { connect: [{ documentId: 'a', position: { before: 'gone' } }], disconnect: [] };
  const data = { title: 'Sleep', blogs, topic: null };
  expect(loosenPositions(data, ATTRIBUTES)).toEqual({
    ...data,
    blogs: { ...blogs, options: { strict: false } },
  });
  expect(loosenPositions({ blogs: ['a'], topic: { set: ['b'] } }, ATTRIBUTES)).toEqual({
    blogs: ['a'],
    topic: { set: ['b'] },
  });
});
