/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AutoCarouselBlockFragment = { __typename: 'AutoCarouselBlock', slides: Array<{ __typename: 'Slide', caption: string | null, image: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } }> };
