import { reading } from '../../../rest/endpoints/route';

export default { routes: [reading('/faqs/:blogId', 'reading.find')] };
