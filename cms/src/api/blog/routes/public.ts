import { route } from '../../../rest/endpoints/route';

export default {
  routes: [
    route('GET', '/blogs', 'public.find'),
    route('GET', '/blogs/categories', 'public.categories'),
    route('GET', '/blogs/suggestions', 'public.suggestions'),
    route('GET', '/blogs/by-category', 'public.byCategory'),
    route('GET', '/blogs/slug/:slug', 'public.findBySlug'),
  ],
};
