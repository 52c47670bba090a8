import { route } from '../../../rest/endpoints/route';

export default { routes: [route('POST', '/contact', 'member.send')] };
