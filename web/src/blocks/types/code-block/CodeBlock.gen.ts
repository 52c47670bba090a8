/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CodeBlockFragment = { __typename: 'CodeBlock', code: string, language: string | null };
