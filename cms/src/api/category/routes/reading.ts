import { reading } from '../../../rest/route';

export default { routes: [reading('/categories', 'reading.find')] };
