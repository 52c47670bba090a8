import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { BooleanColumn } from '../../platform/database/rows/boolean-column';
import { Timestamp } from '../../platform/database/rows/timestamp';
import { toRows } from '../../platform/database/rows/rows';
import { ANSWERS } from '../contact/answers/answers-table';
import type { Account } from '../members/accounts';

const OfAnArticle = { blog_id: v.string(), slug: v.nullable(v.string()), title: v.nullable(v.string()) };
const ARTICLE = `LEFT JOIN blogs ON blogs.document_id = own.blog_id AND blogs.published_at IS NOT NULL`;

/** A moment in milliseconds since 1970, which PostgreSQL returns as text, as ISO 8601. */
const Milliseconds = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((moment) => new Date(Number(moment)).toISOString()),
);

/** One type of data stored about a member: its SQL query, and the form in which its rows are returned. */
interface Kind {
  sql: string;
  /** The account's value for the query's placeholder. */
  by: 'id' | 'email';
  row: v.GenericSchema<unknown, object>;
  /** Whether it is left out when there is nothing: it was added after the format was published. */
  isLater?: true;
}

/**
 * All types. Add new tables with member data here, and make sure that `delete-account.ts` or a foreign key deletes
 * their rows.
 */
const KINDS = {
  saved_articles: {
    sql: `SELECT own.blog_id, blogs.slug, blogs.title, own.created_at AS saved_at
            FROM saved_blogs own ${ARTICLE} WHERE own.member_id = ? ORDER BY own.created_at, own.id`,
    by: 'id',
    row: v.object({ ...OfAnArticle, saved_at: Timestamp }),
  },
  ratings: {
    sql: `SELECT own.blog_id, blogs.slug, blogs.title, own.value AS rating, own.updated_at AS rated_at
            FROM ratings own ${ARTICLE} WHERE own.member_id = ? ORDER BY own.updated_at, own.id`,
    by: 'id',
    row: v.object({ ...OfAnArticle, rating: v.number(), rated_at: Timestamp }),
  },
  comments: {
    sql: `SELECT own.id AS comment_id, own.blog_id, blogs.slug, blogs.title, own.text AS comment_text,
                 own.parent_id AS parent_comment_id, own.hidden, own.held, own.created_at
            FROM comments own ${ARTICLE} WHERE own.member_id = ? ORDER BY own.created_at, own.id`,
    by: 'id',
    row: v.pipe(
      v.object({
        comment_id: v.number(),
        ...OfAnArticle,
        comment_text: v.string(),
        parent_comment_id: v.nullable(v.number()),
        hidden: BooleanColumn,
        held: v.nullable(v.string()),
        created_at: Timestamp,
      }),
      // It waits for the editors (C49).
      v.transform(({ held, ...row }) => (held === null ? row : { ...row, held: true })),
    ),
  },
  comment_reports: {
    sql: `SELECT comment_id, reason, created_at AS reported_at
            FROM comment_reports WHERE member_id = ? ORDER BY created_at, comment_id`,
    by: 'id',
    row: v.pipe(
      v.object({ comment_id: v.number(), reason: v.nullable(v.string()), reported_at: Timestamp }),
      v.transform(({ reason, ...row }) => (reason === null ? row : { ...row, reason })),
    ),
  },
  contact_messages: {
    sql: `SELECT name, email, message, state, created_at AS sent_at
            FROM contact_messages WHERE member_id = ? ORDER BY created_at, id`,
    by: 'id',
    row: v.object({
      name: v.string(),
      email: v.string(),
      message: v.string(),
      state: v.string(),
      sent_at: Timestamp,
    }),
  },
  contact_answers: {
    sql: `SELECT m.created_at AS message_sent_at, a.text AS answer, a.mailed_at AS answered_at
            FROM ${ANSWERS} a JOIN contact_messages m ON m.id = a.message_id
            WHERE m.member_id = ? AND a.mailed_at IS NOT NULL ORDER BY a.id`,
    by: 'id',
    isLater: true,
    row: v.object({ message_sent_at: Timestamp, answer: v.string(), answered_at: Milliseconds }),
  },
  newsletter: {
    sql: `SELECT email, state, created_at AS subscribed_at, confirmed_at, left_at FROM subscribers WHERE email = ?`,
    by: 'email',
    row: v.object({
      email: v.string(),
      state: v.string(),
      subscribed_at: Timestamp,
      confirmed_at: v.nullable(Timestamp),
      left_at: v.nullable(Timestamp),
    }),
  },
} as const satisfies Record<string, Kind>;

const AccountRow = v.object({
  user_id: v.number(),
  username: v.string(),
  email: v.string(),
  email_proven: BooleanColumn,
  created_at: Timestamp,
  updated_at: Timestamp,
});

const NO_PASSWORD =
  'Your password is not included: we store only a hash to compare it with. Neither are the counts of your latest calls, which are deleted after an hour at most, or after a day for wrong codes.';
/** Whether anything is kept is not said, so that nobody learns here which articles were deleted. */
const WITH_DELETED_ARTICLES =
  'What you left on an article that the editors have since deleted is not included: for 90 days it is kept apart, where nobody can read it, in case the article is restored. It returns with the article or is erased, and your part in it is erased at once when you delete your account.';
const UNPROVEN =
  'Whether this address gets the newsletter is not included: nobody has proven yet that the address is theirs, and anybody could have opened this account. Ask for a code with "Forgot password" and enter it; then download your data again.';

/** All data stored about a member (C38), with the field names of the REST API. */
export async function exportMemberData(strapi: Core.Strapi, account: Account) {
  const rows = async ({ sql, by, row }: Kind) =>
    v.parse(v.array(row), toRows(await strapi.db.connection.raw(sql, [account[by]])));
  const [own] = toRows(
    await strapi.db.connection.raw(
      `SELECT id AS user_id, username, email, confirmed AS email_proven, created_at, updated_at
         FROM up_users WHERE id = ?`,
      [account.id],
    ),
  );
  const { newsletter, ...others } = KINDS;
  const entries = await Promise.all(
    Object.entries(others).map(async ([name, kind]) => [name, await rows(kind), kind] as const),
  );
  const shown = entries
    .filter(([, found, kind]) => found.length > 0 || !('isLater' in kind))
    .map(([name, found]): [string, object[]] => [name, found]);
  return {
    account: v.parse(AccountRow, own),
    ...Object.fromEntries(shown),
    // People who sign up with somebody else's address must not learn whether it gets the newsletter.
    newsletter: account.confirmed ? await rows(newsletter) : [],
    notes: [NO_PASSWORD, WITH_DELETED_ARTICLES, ...(account.confirmed ? [] : [UNPROVEN])],
  };
}
