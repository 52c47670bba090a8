import { FORM_ROUTES } from '../../platform/uploads/upload-paths';
import { KB, MB, SECONDS, UPLOAD_SECONDS, type Budget } from './budget';

const row = (
  method: string,
  path: string,
  caller: Budget['caller'],
  cost: Budget['cost'],
  more: Partial<Budget> = {},
): Budget => ({
  method,
  path,
  caller,
  bodyBytes: method === 'GET' ? 0 : MB,
  fields: {},
  seconds: SECONDS,
  cost,
  limits: [],
  ...more,
});

/** Requests that guests can send to the admin (`middlewares/admin-sign-in-budget.ts`). */
const signIn = (path: string, cost: Budget['cost'], more: Budget['limits'] = []): Budget =>
  row('POST', `/admin/${path}`, 'anybody', cost, {
    bodyBytes: 16 * KB,
    fields: { email: 'adminEmail', password: 'adminPassword' },
    limits: ['adminSignIn', ...more],
  });

/** For searches and suggestions that are not cached. */
const READS: Budget['limits'] = ['search', 'suggestions'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * Our routes outside the REST API, and Strapi's own by prefix and method. The first matching row counts, so specific
 * rows come first.
 */
export const OTHER_BUDGETS: readonly Budget[] = [
  row('GET', '/content-version', 'web', 'cheap'),
  row('GET', '/readyz', 'web', 'cheap'),
  row('GET', '/preview', 'web', 'database'),
  row('GET', '/graphql', 'anybody', 'database', { limits: READS }),
  // Every method except GET.
  row('*', '/graphql', 'anybody', 'database', { bodyBytes: 100 * KB, limits: READS }),
  row('GET', '/uploads/*', 'anybody', 'cheap'),
  signIn('login', 'hash', ['adminLogin', 'slowedPassword', 'slowedAttempt', 'wrongPassword']),
  signIn('register-admin', 'hash'),
  signIn('register', 'hash'),
  signIn('reset-password', 'hash'),
  signIn('forgot-password', 'mail', ['codeMail', 'codeMailbox']),
  row('POST', '/admin/access-token', 'anybody', 'database', {
    bodyBytes: 16 * KB,
    limits: ['adminSession'],
  }),
  row('GET', '/admin/setup', 'anybody', 'database'),
  row('GET', '/admin/init', 'anybody', 'cheap'),
  row('GET', '/admin/registration-info', 'anybody', 'database'),
  // For forms; other bodies to these paths have the usual limits.
  ...FORM_ROUTES.map(({ method, path, maxBytes }) =>
    row(method, path, 'admin', 'image', { bodyBytes: maxBytes, seconds: UPLOAD_SECONDS }),
  ),
  row('POST', '/admin/moderation/messages/*', 'admin', 'mail', { limits: ['answerMail', 'answerMails'] }),
  ...[
    'admin',
    'content-manager',
    'content-type-builder',
    'email',
    'i18n',
    'upload',
    'users-permissions',
  ].flatMap((prefix) => METHODS.map((method) => row(method, `/${prefix}/*`, 'admin', 'database'))),
];
