/** A schema.org object. */
export type JsonLd = { '@type': string } & { [property: string]: unknown };
