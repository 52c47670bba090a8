/** The tags in the order of the documentation; an endpoint gets the first one with a matching pattern. */
export const TAGS: readonly { name: string; description: string; of: RegExp }[] = [
  {
    name: 'Saved blogs',
    description: 'Blogs that members save to read later',
    of: /^\/api\/(?:saved_blogs|blogs\/saved)\b/,
  },
  { name: 'Blogs', description: 'Articles: lists, search and text', of: /^\/api\/(?:blogs|faqs)\b/ },
  { name: 'Categories', description: 'Topics and their pictures', of: /^\/api\/categories\b/ },
  { name: 'Banners', description: 'Pictures with links that editors place', of: /^\/api\/banners\b/ },
  {
    name: 'Comments',
    description: 'Comments of members on a blog',
    of: /^\/api\/(?:users\/me\/)?comments\b/,
  },
  {
    name: 'Ratings',
    description: 'One to five stars, one rating per member and blog',
    of: /^\/api\/(?:users\/me\/)?ratings\b/,
  },
  {
    name: 'Accounts',
    description: 'Creating, logging in to, changing and deleting an account',
    of: /^\/api\/users\b/,
  },
  {
    name: 'Newsletter',
    description: 'Subscribing, confirming and unsubscribing',
    of: /^\/api\/(?:subscribe|unsubscribe)\b/,
  },
  { name: 'Contact', description: 'Messages to the editors', of: /^\/api\/contact\b/ },
  { name: 'Description', description: 'This description', of: /^\/api\/docs\.json$/ },
];

/** The tag of a path. */
export function getTag(path: string): string {
  const tag = TAGS.find(({ of }) => of.test(path));
  if (!tag) throw new Error(`${path} has no OpenAPI tag: add a pattern to rest/openapi/openapi-tags.ts`);
  return tag.name;
}
