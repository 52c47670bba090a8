import { ENDPOINTS } from '../endpoints/endpoints';
import type { Endpoint } from '../endpoints/endpoint';
import { MB, SECONDS, type Budget, type Cost } from './budget';

interface Share {
  cost: Cost;
  fields?: Budget['fields'];
  /** Limits in addition to those of `rest/endpoints/endpoints.ts`. */
  more?: Budget['limits'];
}

const PROVES: Pick<Share, 'cost' | 'more'> = {
  cost: 'hash',
  more: ['proofVisitor', 'proof', 'slowedPassword', 'wrongPassword'],
};

/** The costs of REST calls that are more than a read, and the text fields they accept. */
const SHARES: Readonly<Record<string, Share>> = {
  'GET /api/blogs': { cost: 'database', more: ['search'] },
  'GET /api/blogs/suggestions': { cost: 'database', more: ['suggestions'] },
  'POST /api/users/signup': {
    cost: 'hash',
    fields: { username: 'username', email: 'email', password: 'password' },
  },
  'POST /api/users/login': {
    cost: 'hash',
    fields: { username: 'email', email: 'email', password: 'password' },
    more: ['slowedPassword', 'slowedAttempt', 'wrongPassword'],
  },
  'POST /api/users/forgot-password': {
    cost: 'mail',
    fields: { email: 'email' },
    more: ['codeMail', 'firstCodeMail', 'codeMailbox'],
  },
  'POST /api/users/verify-otp': {
    cost: 'database',
    fields: { email: 'email', otp: 'code', token: 'resetToken' },
    more: ['wrongCode', 'askerWrongCode', 'askersWrongCode'],
  },
  'POST /api/users/change-password': {
    cost: 'hash',
    fields: { resetToken: 'resetToken', newPassword: 'password' },
  },
  'POST /api/users/update-password': {
    ...PROVES,
    fields: { currentPassword: 'password', newPassword: 'password' },
  },
  'POST /api/users/me/export': { ...PROVES, fields: { password: 'password' } },
  'POST /api/users/me/delete': { ...PROVES, fields: { password: 'password' } },
  'POST /api/users/me/logout': { cost: 'database' },
  'POST /api/subscribe': { cost: 'mail', fields: { email: 'email' }, more: ['confirmationMail'] },
  'POST /api/subscribe/confirm': { cost: 'database' },
  'POST /api/unsubscribe': { cost: 'database' },
  'POST /api/contact': {
    cost: 'mail',
    fields: { name: 'contactName', email: 'email', message: 'message' },
    more: ['contactMail'],
  },
  'POST /api/saved_blogs': { cost: 'database', fields: { blog_id: 'blogId' } },
  'DELETE /api/saved_blogs': { cost: 'database', fields: { blog_id: 'blogId' } },
  'POST /api/ratings': { cost: 'database', fields: { blog_id: 'blogId' } },
  'POST /api/comments': { cost: 'database', fields: { blog_id: 'blogId', comment_text: 'comment' } },
  'DELETE /api/comments/{commentId}': { cost: 'database' },
  'POST /api/comments/{commentId}/report': { cost: 'database' },
};

/** Every call of the REST API (C3: bodies of at most 1 MB). */
export const API_BUDGETS: readonly Budget[] = ENDPOINTS.map(getBudget);

function getBudget(endpoint: Endpoint): Budget {
  const { method, path } = endpoint;
  const known = SHARES[`${method} ${path}`];
  if (!known && method !== 'GET') throw new Error(`api-budgets.ts has no entry for ${method} ${path}.`);
  const { cost, fields = {}, more = [] } = known ?? { cost: 'database' };
  return {
    method,
    path,
    caller: 'cacheUntil' in endpoint ? 'anybody' : endpoint.caller,
    bodyBytes: method === 'GET' ? 0 : MB,
    fields:
      'cacheUntil' in endpoint && endpoint.parameters.includes('search') ? { search: 'search' } : fields,
    seconds: SECONDS,
    cost,
    limits: [...getLimits(endpoint), ...more],
  };
}

function getLimits(endpoint: Endpoint): Budget['limits'] {
  if ('cacheUntil' in endpoint) return [];
  const { visitor, newcomer } = ('memberLimits' in endpoint && endpoint.memberLimits) || {};
  return [visitor, newcomer, endpoint.limit].filter((limit) => limit !== undefined);
}
