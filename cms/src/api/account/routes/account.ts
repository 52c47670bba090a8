import { calling } from '../../../rest/route';

export default { routes: [calling('GET', '/users/me', 'account.me')] };
