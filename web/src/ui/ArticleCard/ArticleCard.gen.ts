/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CategoryKind =
  | 'SUB_TOPIC'
  /** One of the parents, with a hub page of its own. */
  | 'TOPIC';

export type ArticleCardFragment = { __typename: 'ArticleCard', id: string, slug: string, title: string, description: string | null, publishedAt: string, thumbnail: { __typename: 'Picture', url: string, width: number, height: number, alt: string, sources: Array<{ __typename: 'PictureSource', url: string, width: number }> } | null, categories: Array<{ __typename: 'Category', id: string, name: string, slug: string, kind: CategoryKind }> };
