/** The groups of calls, in the order of documentation; the first whose pattern a path matches is its own. */
export const TAGS: readonly { name: string; description: string; of: RegExp }[] = [
  {
    name: 'Saved blogs',
    description: 'What a member keeps to read',
    of: /^\/api\/(?:saved_blogs|blogs\/saved)\b/,
  },
  { name: 'Blogs', description: 'Articles: lists, search and text', of: /^\/api\/(?:blogs|faqs)\b/ },
  { name: 'Categories', description: 'Topics and their pictures', of: /^\/api\/categories\b/ },
  { name: 'Banners', description: 'Pictures with links that editors place', of: /^\/api\/banners\b/ },
  {
    name: 'Comments',
    description: 'What members write under a blog',
    of: /^\/api\/(?:users\/me\/)?comments\b/,
  },
  {
    name: 'Ratings',
    description: 'One to five stars, one rating a member and blog',
    of: /^\/api\/(?:users\/me\/)?ratings\b/,
  },
  {
    name: 'Accounts',
    description: 'Opening, entering, changing and ending an account',
    of: /^\/api\/users\b/,
  },
  {
    name: 'Newsletter',
    description: 'Subscribing, confirming and leaving',
    of: /^\/api\/(?:subscribe|unsubscribe)\b/,
  },
  { name: 'Contact', description: 'Messages to the editors', of: /^\/api\/contact\b/ },
  { name: 'Description', description: 'This description', of: /^\/api\/docs\.json$/ },
];

/** The name of the group that a path belongs to. */
export function getTag(path: string): string {
  const tag = TAGS.find(({ of }) => of.test(path));
  if (!tag) throw new Error(`No tag in the description of the API for ${path}`);
  return tag.name;
}
