import { reading } from '../../../rest/endpoints/route';

export default {
  routes: [
    reading('/blogs', 'reading.find'),
    reading('/blogs/categories', 'reading.categories'),
    reading('/blogs/suggestions', 'reading.suggestions'),
    reading('/blogs/by-category', 'reading.byCategory'),
    reading('/blogs/slug/:slug', 'reading.findBySlug'),
  ],
};
