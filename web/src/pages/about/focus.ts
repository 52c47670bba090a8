/** A category of Find Your Focus. */
interface FocusCategory {
  name: string;
  slug: string;
  /** Slug of the category's topic: itself, or its parent. */
  topic: string;
}

/** In page order. */
export const FOCUS_CATEGORIES: readonly FocusCategory[] = [
  { name: "Women's Health", slug: 'womens-health', topic: 'womens-health' },
  { name: 'Breast Cancer', slug: 'breast-cancer', topic: 'cancer' },
  { name: 'Disability Health', slug: 'disability-health', topic: 'disability-health' },
  { name: 'Fitness', slug: 'fitness', topic: 'fitness' },
  { name: "Men's Health", slug: 'mens-health', topic: 'mens-health' },
  { name: 'Emotional Health', slug: 'emotional-health', topic: 'emotional-health' },
];

/** The path of a category's page. A topic of the specification has a hub. */
export function getFocusPath({ slug, topic }: Pick<FocusCategory, 'slug' | 'topic'>): string {
  return slug === topic ? `/${slug}` : `/category/${slug}`;
}
