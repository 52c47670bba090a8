import { REPORT_REASONS } from '../../../platform/shared/comments.gen';
import { PASSWORD_RULE } from '../../../domain/members/passwords/strength';
import {
  text,
  textOrNull,
  moment,
  oneOf,
  exactObject,
  requestBody,
  type Schemas,
  type Schema,
} from './schema';

const arrayOfObjects = (...fields: Parameters<typeof exactObject>): Schema => ({
  type: 'array',
  items: exactObject(...fields),
});
/** An article that a member interacted with; slug and title are null while it is not published. */
const article = { blog_id: text, slug: textOrNull, title: textOrNull };
const newPassword = { type: 'string', description: PASSWORD_RULE };
const leaveEmpty = {
  type: 'string',
  maxLength: 0,
  description: 'A honeypot for bots: when filled in, the response is the same, but nothing is done',
};
const token = { type: 'string', description: 'A JWT for the Authorization header, valid for seven days' };

/** Failures, the newsletter, contact and accounts. */
export const ACCOUNT_SCHEMAS: Schemas = {
  Failure: exactObject({
    error: { type: 'string', description: 'A sentence' },
    message: { type: 'string', description: 'The same' },
  }),
  Message: exactObject({ message: { type: 'string', description: 'A sentence to show' } }),
  Subscription: requestBody(
    {
      email: {
        type: 'string',
        description: 'An e-mail address of at most 254 characters; stored in lowercase',
      },
    },
    { leave_empty: leaveEmpty },
  ),
  NewsletterLink: exactObject({
    email: {
      type: 'string',
      description: 'What the owner needs to recognise the address: a…@example.org',
    },
    state: { type: 'string', enum: ['pending', 'confirmed', 'unsubscribed'] },
  }),
  ContactMessage: requestBody(
    {
      name: { type: 'string', description: 'At most 120 characters' },
      email: { type: 'string', description: 'An e-mail address; the account’s is used instead' },
      message: { type: 'string', description: 'At most 10,000 characters' },
    },
    { leave_empty: leaveEmpty },
  ),
  Member: exactObject({
    id: { type: 'integer' },
    user_id: { type: 'integer', description: 'The same as id' },
    username: text,
    email: { type: 'string', format: 'email' },
  }),
  Signup: requestBody(
    {
      username: { type: 'string', description: '3 to 30 characters without @; unique, ignoring case' },
      email: text,
      password: newPassword,
    },
    { leave_empty: leaveEmpty },
  ),
  Login: {
    ...requestBody({ password: text }, { email: text, username: text }),
    description:
      'Either field is enough. Each takes an e-mail address or a username, ignoring case. Both together must belong to one account',
  },
  Session: exactObject({ user: oneOf('Member'), token }),
  ForgottenPassword: requestBody({ email: text }),
  MailedCode: {
    ...requestBody(
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
  PasswordReset: exactObject({ user_id: { type: 'integer' }, resetToken: text }),
  PasswordChange: requestBody({
    user_id: {
      oneOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\d+$' }],
      description: 'From the response of verify-otp',
    },
    newPassword,
    resetToken: text,
  }),
  PasswordUpdate: requestBody({ currentPassword: text, newPassword }),
  Logout: requestBody(
    {},
    {
      everywhere: {
        type: 'boolean',
        description: 'Whether to end every session of the account; false by default',
      },
    },
  ),
  NewToken: exactObject({ message: text, token }),
  Password: requestBody({ password: { type: 'string', description: 'The current one' } }),
  AccountDeletion: requestBody(
    { password: { type: 'string', description: 'The current one' } },
    {
      delete_comments: {
        type: 'boolean',
        description: 'Whether to delete the text of your comments too; false by default',
      },
    },
  ),
  MemberData: exactObject(
    {
      account: exactObject({
        user_id: { type: 'integer' },
        username: text,
        email: text,
        email_proven: { type: 'boolean', description: 'Whether a code from a mail was entered' },
        created_at: moment,
        updated_at: moment,
      }),
      saved_articles: arrayOfObjects({ ...article, saved_at: moment }),
      ratings: arrayOfObjects({ ...article, rating: { type: 'integer' }, rated_at: moment }),
      comments: arrayOfObjects(
        {
          comment_id: { type: 'integer' },
          ...article,
          comment_text: text,
          parent_comment_id: { type: ['integer', 'null'] },
          hidden: { type: 'boolean', description: 'Whether an editor has hidden it' },
          created_at: moment,
        },
        { held: { const: true, description: 'Only if it waits for the editors' } },
      ),
      comment_reports: arrayOfObjects(
        { comment_id: { type: 'integer' }, reported_at: moment },
        { reason: { enum: [...REPORT_REASONS], description: 'Only if you gave one' } },
      ),
      contact_messages: arrayOfObjects({
        name: text,
        email: text,
        message: text,
        state: text,
        sent_at: moment,
      }),
      newsletter: {
        type: 'array',
        items: exactObject({
          email: text,
          state: text,
          subscribed_at: moment,
          confirmed_at: { type: ['string', 'null'], format: 'date-time' },
          left_at: { type: ['string', 'null'], format: 'date-time' },
        }),
        description: 'Only for a proven address',
      },
      notes: { type: 'array', items: text, description: 'What the data does not include, and why' },
    },
    {
      contact_answers: {
        ...arrayOfObjects({ message_sent_at: moment, answer: text, answered_at: moment }),
        description: 'What the editors answered by mail; only if they did',
      },
    },
  ),
};
