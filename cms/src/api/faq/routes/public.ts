import { route } from '../../../rest/endpoints/route';

export default { routes: [route('GET', '/faqs/:blogId', 'public.find')] };
