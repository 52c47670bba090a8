import { isHubSlug } from '../../lib/routing/hub-slugs';

/** A category of Find Your Focus. */
export interface Focus {
  name: string;
  slug: string;
  /** Slug of the topic that it is, or belongs to. */
  topic: string;
}

/** In the order of the page. */
export const FOCUS: readonly Focus[] = [
  { name: "Women's Health", slug: 'womens-health', topic: 'womens-health' },
  { name: 'Breast Cancer', slug: 'breast-cancer', topic: 'cancer' },
  { name: 'Disability Health', slug: 'disability-health', topic: 'disability-health' },
  { name: 'Fitness', slug: 'fitness', topic: 'fitness' },
  { name: "Men's Health", slug: 'mens-health', topic: 'mens-health' },
  { name: 'Emotional Health', slug: 'emotional-health', topic: 'emotional-health' },
];

/** Where a category has its page: a topic its hub. */
export function focusPath({ slug }: Pick<Focus, 'slug'>): string {
  return isHubSlug(slug) ? `/${slug}` : `/category/${slug}`;
}
