import { calling } from '../../../rest/route';

export default { routes: [calling('POST', '/contact', 'acting.send')] };
