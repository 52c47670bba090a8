import { calling } from '../../../rest/route';

export default { routes: [calling('POST', '/subscribe', 'acting.subscribe')] };
