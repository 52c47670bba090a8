import { reading } from '../../../rest/endpoints/route';

export default { routes: [reading('/comments/:blogId', 'reading.find')] };
