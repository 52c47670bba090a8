import { reading } from '../../../rest/route';

export default { routes: [reading('/docs.json', 'reading.find')] };
