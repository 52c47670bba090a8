import { reading } from '../../../rest/endpoints/route';

export default { routes: [reading('/categories', 'reading.find')] };
