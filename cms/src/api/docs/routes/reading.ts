import { reading } from '../../../rest/endpoints/route';

export default { routes: [reading('/docs.json', 'reading.find')] };
