/** A thing in the words of schema.org. */
export type Thing = { '@type': string } & { [property: string]: unknown };
