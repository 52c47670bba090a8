import { toUsage, type Latest } from './usage';

const BLOG = 'api::blog.blog';
const BANNER = 'api::banner.banner';
const latest = (documentId: string, edition: number, more: Partial<Latest> = {}): Latest => ({
  documentId,
  edition,
  type: BLOG,
  title: `Title of ${documentId}`,
  deleted: false,
  ...more,
});

const only = (found: Parameters<typeof toUsage>[0]) => {
  const [usage] = toUsage(found);
  const { published, draft, earlier, deleted } = usage!;
  return { published, draft, earlier, deleted };
};

test('the latest version of an article is its draft, and the others are earlier ones', () => {
  expect(
    only({
      counted: [{ documentId: 'a', newest: 4, editions: 3 }],
      published: new Set(),
      latest: [latest('a', 4)],
    }),
  ).toEqual({ published: false, draft: true, earlier: 2, deleted: false });
});

test('a file that was taken out is in earlier versions only', () => {
  expect(
    only({
      counted: [{ documentId: 'a', newest: 2, editions: 1 }],
      published: new Set(),
      latest: [latest('a', 3)],
    }),
  ).toEqual({ published: false, draft: false, earlier: 1, deleted: false });
});

test('readers of an article get what the index of published articles says', () => {
  expect(only({ counted: [], published: new Set(['a']), latest: [latest('a', 3)] })).toEqual({
    published: true,
    draft: false,
    earlier: 0,
    deleted: false,
  });
});

test('the latest version of a banner is what readers get', () => {
  const counted = [{ documentId: 'b', newest: 1, editions: 1 }];
  expect(only({ counted, published: new Set(), latest: [latest('b', 1, { type: BANNER })] })).toEqual({
    published: true,
    draft: false,
    earlier: 0,
    deleted: false,
  });
});

test('what has been deleted has only earlier versions', () => {
  const counted = [{ documentId: 'a', newest: 3, editions: 3 }];
  expect(only({ counted, published: new Set(), latest: [latest('a', 3, { deleted: true })] })).toEqual({
    published: false,
    draft: false,
    earlier: 3,
    deleted: true,
  });
});

test('what readers see comes first, then drafts, earlier versions, and what was deleted', () => {
  const counted = ['deleted', 'earlier', 'draft', 'live'].map((documentId) => ({
    documentId,
    newest: documentId === 'earlier' ? 1 : 2,
    editions: 1,
  }));
  const documents = counted.map(({ documentId }) =>
    latest(documentId, 2, { deleted: documentId === 'deleted' }),
  );
  const usage = toUsage({ counted, published: new Set(['live']), latest: documents });
  expect(usage.map(({ documentId }) => documentId)).toEqual(['live', 'draft', 'earlier', 'deleted']);
});
