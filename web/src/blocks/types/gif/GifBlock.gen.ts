/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GifBlockFragment = { __typename: 'GifBlock', url: string, alt: string, caption: string | null, naturalWidth: number | null, naturalHeight: number | null };
