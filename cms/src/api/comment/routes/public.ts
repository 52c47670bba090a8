import { route } from '../../../rest/endpoints/route';

export default { routes: [route('GET', '/comments/:blogId', 'public.find')] };
