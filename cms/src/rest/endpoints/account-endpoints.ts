import { write, type Write } from './endpoint';
import { oneOf } from './schemas';

/** Calls that open, enter, change and end an account (C7-C9, C38). */
export const ACCOUNT_CALLS: readonly Write[] = [
  write('POST', '/api/users/signup', 'Opens an account', 'Signup', oneOf('Session'), {
    limit: 'signup',
    status: 201,
    conflicts: true,
  }),
  write('POST', '/api/users/login', 'Gives whoever knows the password a token', 'Login', oneOf('Session'), {
    limit: 'login',
    proves: true,
  }),
  write(
    'POST',
    '/api/users/forgot-password',
    'Mails a code; what is answered does not tell whether the address has an account',
    'ForgottenPassword',
    oneOf('Message'),
    { limit: 'reset' },
  ),
  write(
    'POST',
    '/api/users/verify-otp',
    'Takes the code or the link from the mail, once, for a token that sets a new password',
    'MailedCode',
    oneOf('PasswordReset'),
    { limit: 'reset' },
  ),
  write(
    'POST',
    '/api/users/change-password',
    'Sets a new password by such a token, and ends every session',
    'PasswordChange',
    oneOf('Message'),
    { limit: 'reset' },
  ),
  write(
    'POST',
    '/api/users/update-password',
    'Sets a new password by the present one; every earlier token ends, and the answer brings a new one',
    'PasswordUpdate',
    oneOf('NewToken'),
    { limit: 'account', caller: 'member' },
  ),
  write(
    'POST',
    '/api/users/me/logout',
    'Ends the session of this token, or every session of the account',
    'Logout',
    oneOf('Message'),
    { limit: 'account', caller: 'member' },
  ),
  write('POST', '/api/users/me/export', 'All that is kept about you', 'Password', oneOf('MemberData'), {
    limit: 'account',
    caller: 'member',
  }),
  write(
    'POST',
    '/api/users/me/delete',
    'Deletes your account and what is yours; comments stay, without a name and, if you wish, without their text',
    'AccountDeletion',
    oneOf('Message'),
    { limit: 'account', caller: 'member' },
  ),
];
