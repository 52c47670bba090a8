/** Fields by what their values change with besides the content version: `@cachePolicy` in cms/schema.graphql. */
export const FIELDS_CHANGING_WITH: Readonly<Record<'MINUTE' | 'DISCUSSION', readonly string[]>> = {
  MINUTE: ['grid'],
  DISCUSSION: ['discussion'],
};
