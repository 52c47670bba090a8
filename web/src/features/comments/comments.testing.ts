/** Tests: a comment as the site's API returns it. */
export const comment = (id: number, text: string, more: object = {}) => ({
  comment_id: id,
  user_id: 7,
  username: 'maria',
  blog_id: 'k3j4h5',
  comment_text: text,
  parent_comment_id: null,
  created_at: '2026-03-01T23:30:00.000Z',
  replies: [],
  ...more,
});

/** Tests: the API's response to a request for comments. */
export const commentsResponse = (comments: unknown, total?: number) =>
  Promise.resolve(
    Response.json(comments, total === undefined ? {} : { headers: { 'x-total-count': String(total) } }),
  );

/** Tests: any other response. */
export const jsonResponse = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** Tests: whether it is the request for the member's comments that wait for the editors. */
export const asksForHeld = (path: string): boolean => path.endsWith('/held');
