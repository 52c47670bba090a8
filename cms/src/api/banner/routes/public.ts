import { route } from '../../../rest/endpoints/route';

export default {
  routes: [
    route('GET', '/banners', 'public.find'),
    route('GET', '/banners/by-category', 'public.byCategory'),
  ],
};
