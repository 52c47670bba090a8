import { write, type Write } from './endpoint';
import { oneOf } from './schemas/schema';

/** Calls to create, log in to, change and delete an account (C7-C9, C38). */
export const ACCOUNT_ENDPOINTS: readonly Write[] = [
  write('POST', '/api/users/signup', 'Create an account', 'Signup', oneOf('Session'), {
    limit: 'signup',
    status: 201,
    conflicts: true,
  }),
  write('POST', '/api/users/login', 'Log in with a password and get a token', 'Login', oneOf('Session'), {
    limit: 'login',
    proves: true,
  }),
  write(
    'POST',
    '/api/users/forgot-password',
    'Mail a code for a new password; the response does not reveal whether the address has an account',
    'ForgottenPassword',
    oneOf('Message'),
    { limit: 'reset' },
  ),
  write(
    'POST',
    '/api/users/verify-otp',
    'Exchange the mailed code or link for a single-use token to set a new password',
    'MailedCode',
    oneOf('PasswordReset'),
    { limit: 'reset' },
  ),
  write(
    'POST',
    '/api/users/change-password',
    'Set a new password with such a token, and end every session',
    'PasswordChange',
    oneOf('Message'),
    { limit: 'reset' },
  ),
  write(
    'POST',
    '/api/users/update-password',
    'Set a new password with the current one; this revokes every earlier token and returns a new one',
    'PasswordUpdate',
    oneOf('NewToken'),
    { limit: 'account', caller: 'member' },
  ),
  write(
    'POST',
    '/api/users/me/logout',
    'End the session of this token, or every session of the account',
    'Logout',
    oneOf('Message'),
    { limit: 'account', caller: 'member' },
  ),
  write('POST', '/api/users/me/export', 'All data stored about you', 'Password', oneOf('MemberData'), {
    limit: 'account',
    caller: 'member',
  }),
  write(
    'POST',
    '/api/users/me/delete',
    'Delete your account and your data; comments stay without your name and, on request, without their text',
    'AccountDeletion',
    oneOf('Message'),
    { limit: 'account', caller: 'member' },
  ),
];
