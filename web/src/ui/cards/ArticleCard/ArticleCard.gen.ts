/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ArticleCardFragment = { __typename: 'ArticleCard', id: string, slug: string, title: string, description: string | null, thumbnail: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } | null, categories: Array<{ __typename: 'Category', id: string, name: string, slug: string }> };
