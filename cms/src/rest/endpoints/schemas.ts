import { LAYOUTS } from '../../blocks/block';
import { PASSWORD_RULE } from '../../domain/members/passwords/strength';

/** A JSON Schema (2020-12), as in OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const moment = { type: 'string', format: 'date-time', description: 'ISO 8601, in UTC' };
const picture = {
  type: ['string', 'null'],
  format: 'uri-reference',
  description: 'Address of a picture, relative to the site',
};
/** A reference to one of the schemas below. */
export const oneOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const arrayOf = (name: string): Schema => ({ type: 'array', items: oneOf(name) });
export const texts: Schema = { type: 'array', items: text };

/** An object with exactly these fields, all of them required. */
const whole = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const summary = {
  blog_id: { type: 'string', description: 'The same through edits, renaming and republishing' },
  slug: text,
  title: text,
  description: textOrNull,
  thumbnail_url: picture,
  created_at: moment,
  published_at: moment,
  categories: { type: 'array', items: text, description: 'Names, the topic first' },
  author: textOrNull,
  layoutType: {
    type: 'string',
    enum: [...LAYOUTS],
  },
};

const comment = {
  comment_id: { type: 'integer' },
  user_id: {
    type: ['integer', 'null'],
    description: 'Null: the member has left, or has deleted the comment',
  },
  username: { type: 'string', description: '“Deleted member” where user_id is null' },
  blog_id: text,
  comment_text: { type: 'string', description: 'As typed: escape it where it is shown' },
  parent_comment_id: { type: ['integer', 'null'] },
  created_at: moment,
};

const getList = (properties: Record<string, Schema>): Schema => ({ type: 'array', items: whole(properties) });
/** An article that a member interacted with; slug and title are null while it is not published. */
const article = { blog_id: text, slug: textOrNull, title: textOrNull };

/** A request body: further fields are ignored. */
const sent = (properties: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  description: 'Other fields are ignored',
});

const newPassword = { type: 'string', description: PASSWORD_RULE };
const leaveEmpty = {
  type: 'string',
  maxLength: 0,
  description: 'A honeypot for bots: when filled in, the response is the same, but nothing is done',
};
const token = { type: 'string', description: 'A JWT for the Authorization header, valid for seven days' };
/** The optional member id in a body. */
const whoSends = {
  user_id: {
    anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\d+$' }],
    description: 'The id of the member the token belongs to; optional',
  },
};
const rating = { type: 'integer', minimum: 1, maximum: 5 };

/** An entry of a member's own list: the blog has a slug and a title while it is published. */
const ofBlog = { blog_id: text, blog_slug: textOrNull, blog_title: textOrNull };

/** The schemas of requests and responses. */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
  Failure: whole({
    error: { type: 'string', description: 'A sentence' },
    message: { type: 'string', description: 'The same' },
  }),
  Message: whole({ message: { type: 'string', description: 'A sentence to show' } }),
  Subscription: sent(
    {
      email: {
        type: 'string',
        description: 'An e-mail address of at most 254 characters; stored in lowercase',
      },
    },
    { leave_empty: leaveEmpty },
  ),
  NewsletterLink: whole({
    email: {
      type: 'string',
      description: 'What the owner needs to recognise the address: a…@example.org',
    },
    state: { type: 'string', enum: ['pending', 'confirmed', 'unsubscribed'] },
  }),
  ContactMessage: sent(
    {
      name: { type: 'string', description: 'At most 120 characters' },
      email: { type: 'string', description: 'An e-mail address; the account’s is used instead' },
      message: { type: 'string', description: 'At most 10,000 characters' },
    },
    { leave_empty: leaveEmpty },
  ),
  Member: whole({
    id: { type: 'integer' },
    user_id: { type: 'integer', description: 'The same as id' },
    username: text,
    email: { type: 'string', format: 'email' },
  }),
  Signup: sent(
    {
      username: { type: 'string', description: '3 to 30 characters without @; unique, ignoring case' },
      email: text,
      password: newPassword,
    },
    { leave_empty: leaveEmpty },
  ),
  Login: {
    ...sent({ password: text }, { email: text, username: text }),
    description:
      'Either field is enough. Each takes an e-mail address or a username, ignoring case. Both together must belong to one account',
  },
  Session: whole({ user: oneOf('Member'), token }),
  ForgottenPassword: sent({ email: text }),
  MailedCode: {
    ...sent(
      {},
      {
        email: text,
        otp: { type: 'string', description: 'The six digits from the mail' },
        token: { type: 'string', description: 'The token in the mailed link' },
      },
    ),
    anyOf: [{ required: ['email', 'otp'] }, { required: ['token'] }],
    description: 'Either email and otp, or token. Other fields are ignored',
  },
  PasswordReset: whole({ user_id: { type: 'integer' }, resetToken: text }),
  PasswordChange: sent({
    user_id: {
      oneOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\d+$' }],
      description: 'From the response of verify-otp',
    },
    newPassword,
    resetToken: text,
  }),
  PasswordUpdate: sent({ currentPassword: text, newPassword }),
  Logout: sent(
    {},
    {
      everywhere: {
        type: 'boolean',
        description: 'Whether to end every session of the account; false by default',
      },
    },
  ),
  NewToken: whole({ message: text, token }),
  Password: sent({ password: { type: 'string', description: 'The current one' } }),
  AccountDeletion: sent(
    { password: { type: 'string', description: 'The current one' } },
    {
      delete_comments: {
        type: 'boolean',
        description: 'Whether to delete the text of your comments too; false by default',
      },
    },
  ),
  MemberData: whole({
    account: whole({
      user_id: { type: 'integer' },
      username: text,
      email: text,
      email_proven: { type: 'boolean', description: 'Whether a code from a mail was entered' },
      created_at: moment,
      updated_at: moment,
    }),
    saved_articles: getList({ ...article, saved_at: moment }),
    ratings: getList({ ...article, rating: { type: 'integer' }, rated_at: moment }),
    comments: getList({
      comment_id: { type: 'integer' },
      ...article,
      comment_text: text,
      parent_comment_id: { type: ['integer', 'null'] },
      hidden: { type: 'boolean', description: 'Whether an editor has hidden it' },
      created_at: moment,
    }),
    comment_reports: getList({ comment_id: { type: 'integer' }, reported_at: moment }),
    contact_messages: getList({ name: text, email: text, message: text, state: text, sent_at: moment }),
    newsletter: {
      type: 'array',
      items: whole({
        email: text,
        state: text,
        subscribed_at: moment,
        confirmed_at: { type: ['string', 'null'], format: 'date-time' },
        left_at: { type: ['string', 'null'], format: 'date-time' },
      }),
      description: 'Only for a proven address',
    },
    notes: { type: 'array', items: text, description: 'What the data does not include, and why' },
  }),
  BlogLink: sent({ blog_id: text }, whoSends),
  SavedState: whole({ isSaved: { type: 'boolean' } }),
  NewRating: sent({ blog_id: text, rating }, whoSends),
  Rating: whole({ rating: { ...rating, type: ['integer', 'null'], description: 'Null: not rated' } }),
  RatingSummary: whole({
    rating,
    average: {
      type: 'number',
      minimum: 1,
      maximum: 5,
      description: 'Of all members who have rated the blog',
    },
    count: { type: 'integer', minimum: 1, description: 'The number of members who have rated the blog' },
  }),
  OwnRating: whole({ ...ofBlog, rating, rated_at: moment }),
  NewComment: sent(
    {
      blog_id: text,
      comment_text: {
        type: 'string',
        minLength: 1,
        description: 'Trimmed, otherwise stored as typed: 1 to 5,000 characters',
      },
    },
    {
      ...whoSends,
      parent_comment_id: {
        type: ['integer', 'null'],
        description: 'The comment it replies to: on the same blog, and not a reply itself',
      },
    },
  ),
  OwnComment: whole({
    comment_id: { type: 'integer' },
    ...ofBlog,
    comment_text: text,
    parent_comment_id: { type: ['integer', 'null'] },
    created_at: moment,
    hidden: { type: 'boolean', description: 'Whether it is hidden from readers' },
  }),
  BlogSummary: whole(summary),
  Blog: whole({
    ...summary,
    banner_top_url: picture,
    banner_top2_url: picture,
    banner_mid_url: picture,
    content: {
      type: 'string',
      contentMediaType: 'application/json',
      description: 'JSON text: {"layoutType": …, "content": [blocks]}',
    },
    suggestedBlogs: arrayOf('BlogSummary'),
  }),
  BlogsByCategory: {
    type: 'object',
    additionalProperties: arrayOf('BlogSummary'),
    description: 'Lists by topic name, the topics with the most blogs first',
  },
  Banner: whole({
    banner_id: text,
    image_url: { type: 'string', format: 'uri-reference' },
    image_text: text,
    title: text,
    type: text,
    category: textOrNull,
    head_color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    link_url: { type: ['string', 'null'], description: 'Null: /{slug of image_text}' },
  }),
  Faq: whole({
    faq_id: text,
    question: text,
    answer: { type: 'string', description: 'Plain text; newlines are significant' },
  }),
  Comment: whole({ ...comment, replies: { type: 'array', items: oneOf('Reply') } }),
  Reply: whole({
    ...comment,
    replies: {
      type: 'array',
      items: oneOf('Reply'),
      maxItems: 0,
      description: 'Always empty: a reply has none',
    },
  }),
  Category: whole({ category: text, slug: text, image_url: picture }),
};
