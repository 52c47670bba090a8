import { reading } from '../../../rest/endpoints/route';

export default {
  routes: [reading('/banners', 'reading.find'), reading('/banners/by-category', 'reading.byCategory')],
};
