import { groupByArticle } from './group-by-article';
import type { OwnComment } from './own-comments';

const comment = (comment_id: number, blog_slug: string | null): OwnComment => ({
  comment_id,
  blog_slug,
  blog_title: blog_slug,
  comment_text: 'Thanks.',
  parent_comment_id: null,
  created_at: '2026-07-01T10:00:00.000Z',
  hidden: false,
});

test('groups comments by article at the newest one, and lists those without an article singly', () => {
  const comments = [
    comment(5, 'sleep'),
    comment(4, 'pain'),
    comment(3, 'sleep'),
    comment(2, null),
    comment(1, null),
  ];
  const ids = groupByArticle(comments).map((group) => group.map(({ comment_id }) => comment_id));
  expect(ids).toEqual([[5, 3], [4], [2], [1]]);
});
