/** What identifies a category on the site. */
export interface CategoryIdentity {
  name: string;
  slug: string;
  value: string | null;
}

/**
 * Why a deleted category cannot be restored while others have its place, and what to do first; undefined when it can
 * be. Lists and banners are found by the value of a topic, which never changes, so it does not get another one.
 */
export function takenRefusal(
  { name, slug, value }: CategoryIdentity,
  others: readonly CategoryIdentity[],
): string | undefined {
  const key = value?.toLowerCase();
  const sameValue = others.find((other) => key !== undefined && other.value?.toLowerCase() === key);
  if (sameValue)
    return `The topic “${sameValue.name}” has the value “${value}” now, by which lists and banners are found, and keeps it when it is renamed. Delete that one, then restore this one.`;
  const sameAddress = others.find((other) => other.slug === slug);
  const sameName = others.find((other) => other.name === name) ?? sameAddress;
  if (!sameName) return undefined;
  const what = sameName.name === name ? 'this name' : `the address /${slug}`;
  return `The category “${sameName.name}” has ${what} now. Rename that one, then restore this one.`;
}
