import { acting } from '../../../rest/route';

export default { routes: [acting('POST', '/subscribe', 'acting.subscribe')] };
