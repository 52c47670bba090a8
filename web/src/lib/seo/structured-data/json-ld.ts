/** A schema.org object. */
export type Thing = { '@type': string } & { [property: string]: unknown };
