/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SidebarTopicFragment = { __typename: 'Topic', id: string, name: string, slug: string, articleCount: number, isAdded: boolean };
