import * as v from 'valibot';

/**
 * A mapping from what the CMS holds, of which nothing is known, to what the program holds.
 * @param make answers null where the fields together say nothing
 * @returns a function that never throws: null for whatever `fields` refuses
 */
export function reader<Fields extends v.GenericSchema, Made>(
  fields: Fields,
  make: (parsed: v.InferOutput<Fields>) => Made | null,
): (entry: unknown) => Made | null {
  return (entry) => {
    const parsed = v.safeParse(fields, entry);
    return parsed.success ? make(parsed.output) : null;
  };
}

/** Those of a list that `schema` takes, in their order; [] for what is no list. One bad item costs only itself. */
export function eachValid<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    // Not `fallback`: a missing field takes a fallback as it is, past the rest of the pipe.
    v.optional(v.unknown(), null),
    v.transform((items): unknown[] => (Array.isArray(items) ? items : [])),
    v.transform((items) =>
      items.flatMap((item): v.InferOutput<Schema>[] => {
        const parsed = v.safeParse(schema, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/** Null for whatever `schema` refuses, a missing field included. */
export function orNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullable(schema), null);
}
