import { route } from '../../../rest/endpoints/route';

export default { routes: [route('GET', '/categories', 'public.find')] };
