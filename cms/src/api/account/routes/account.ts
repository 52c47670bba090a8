import { calling } from '../../../rest/endpoints/route';

export default {
  routes: [
    calling('GET', '/users/me', 'account.me'),
    calling('POST', '/users/signup', 'entry.signup'),
    calling('POST', '/users/login', 'entry.login'),
    calling('POST', '/users/forgot-password', 'password-reset.forgot'),
    calling('POST', '/users/verify-otp', 'password-reset.verify'),
    calling('POST', '/users/change-password', 'password-reset.change'),
    calling('POST', '/users/update-password', 'account.updatePassword'),
    calling('POST', '/users/me/logout', 'account.logout'),
    calling('POST', '/users/me/export', 'account.export'),
    calling('POST', '/users/me/delete', 'account.delete'),
  ],
};
