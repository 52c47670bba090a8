import { reading } from '../../../rest/route';

export default { routes: [reading('/faqs/:blogId', 'reading.find')] };
