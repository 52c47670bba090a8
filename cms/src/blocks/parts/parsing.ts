import * as v from 'valibot';

/**
 * Maps unknown data from the CMS to a value of the program.
 * @param make returns null when the fields together are not valid
 * @returns a function that never throws: it returns null for whatever `fields` rejects
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

/** The valid items of a list, in order; [] when it is not a list. An invalid item does not affect the others. */
export function validItems<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    // Not `fallback`: for a missing field that returns the fallback as it is, without the rest of the pipe.
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

/** Null for whatever `schema` rejects, including a missing field. */
export function nullIfInvalid<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullable(schema), null);
}
