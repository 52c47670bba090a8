import { reading } from '../../../rest/route';

export default { routes: [reading('/comments/:blogId', 'reading.find')] };
