/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LinkBlockFragment = { __typename: 'LinkBlock', text: string, url: string, opensNewTab: boolean };
