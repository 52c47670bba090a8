import { reading } from '../../../rest/route';

export default {
  routes: [reading('/banners', 'reading.find'), reading('/banners/by-category', 'reading.byCategory')],
};
