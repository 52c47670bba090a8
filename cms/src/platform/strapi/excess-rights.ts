import * as v from 'valibot';

/** A right of a role, as Strapi stores it and as the form of a role sends it. */
export const Right = v.object({
  action: v.string(),
  subject: v.nullish(v.string()),
  properties: v.nullish(v.looseObject({ fields: v.nullish(v.array(v.string())) })),
  /** One of them must hold. */
  conditions: v.nullish(v.array(v.string())),
});
export type Right = v.InferOutput<typeof Right>;

/** @returns the rights that go beyond what is held: another action, more fields, or fewer conditions */
export const findExcess = (wanted: readonly Right[], held: readonly Right[]): Right[] =>
  wanted.filter((right) => !isCovered(right, held));

function isCovered(right: Right, held: readonly Right[]): boolean {
  const matching = held.filter(
    (one) =>
      one.action === right.action &&
      (one.subject ?? null) === (right.subject ?? null) &&
      isConditionWithin(right, one),
  );
  const fields = getFields(right);
  if (!fields) return matching.some((one) => !getFields(one));
  return fields.every((field) =>
    matching.some((one) => {
      const own = getFields(one);
      return !own || own.includes(field);
    }),
  );
}

/** Undefined: all fields. */
function getFields({ properties }: Right): readonly string[] | undefined {
  const fields = properties?.fields;
  return fields && fields.length > 0 ? fields : undefined;
}

function isConditionWithin(right: Right, held: Right): boolean {
  const limits = held.conditions ?? [];
  const wanted = right.conditions ?? [];
  return limits.length === 0 || (wanted.length > 0 && wanted.every((one) => limits.includes(one)));
}
