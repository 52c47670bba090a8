import { calling } from '../../../rest/endpoints/route';

export default { routes: [calling('POST', '/contact', 'acting.send')] };
