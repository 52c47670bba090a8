import { groupDigits } from '../../../lib/text/group-digits';

/** The document title, exactly as specified; later pages append their number. */
export function getCategoryTitle(name: string, page: number): string {
  return `${name} Blogs - Read Latest Articles${page > 1 ? `, page ${page}` : ''}`;
}

export function getCategoryDescription(name: string, page: number): string {
  const what =
    name === 'All Categories'
      ? 'The latest articles from all categories of health and wellness'
      : `The latest articles on ${name}: what is known, what helps, and when to see a doctor`;
  return page > 1 ? `${what}. Page ${page}.` : `${what}.`;
}

/** For the first page. Null for all categories together. */
export function getCategoryPath(category: { slug: string } | null): string {
  return category ? `/category/${category.slug}` : '/all-category-page';
}

/** The text under the category's name. */
export function getCategoryLead(category: object | null, total: number): string {
  const articles = total === 1 ? '1 article' : `${groupDigits(total)} articles`;
  return category
    ? `${articles}: what is known, what helps, and when to see a doctor.`
    : `${articles} from all categories of health and wellness, newest first.`;
}
