import { route } from '../../../rest/endpoints/route';

export default {
  routes: [
    route('GET', '/users/me', 'account.me'),
    route('POST', '/users/signup', 'entry.signup'),
    route('POST', '/users/login', 'entry.login'),
    route('POST', '/users/forgot-password', 'password-reset.forgot'),
    route('POST', '/users/verify-otp', 'password-reset.verify'),
    route('POST', '/users/change-password', 'password-reset.change'),
    route('POST', '/users/update-password', 'account.updatePassword'),
    route('POST', '/users/me/logout', 'account.logout'),
    route('POST', '/users/me/export', 'account.export'),
    route('POST', '/users/me/delete', 'account.delete'),
  ],
};
