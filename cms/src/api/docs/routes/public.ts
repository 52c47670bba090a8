import { route } from '../../../rest/endpoints/route';

export default { routes: [route('GET', '/docs.json', 'public.find')] };
