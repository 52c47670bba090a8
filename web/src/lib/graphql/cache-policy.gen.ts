/** Operations by what their responses change with besides the content version: `@cachePolicy` in cms/schema.graphql. */
export const OPERATIONS_CHANGING_WITH: Readonly<Record<'MINUTE' | 'DISCUSSION', readonly string[]>> = {
  MINUTE: ['HomePage'],
  DISCUSSION: ['ArticlePage'],
};
