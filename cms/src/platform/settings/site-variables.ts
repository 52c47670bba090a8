/**
 * The environment variables that fix a field of the site settings, by the field. Where one is set, what editors enter in
 * the admin has no effect. None of them is a secret.
 */
export const SITE_VARIABLES = {
  name: ['SITE_NAME'],
  copyright: ['COPYRIGHT'],
  contactEmail: ['CONTACT_EMAIL'],
  editorsEmail: ['EDITORS_EMAIL'],
  socialLinks: ['SOCIAL_FACEBOOK', 'SOCIAL_INSTAGRAM', 'SOCIAL_PINTEREST', 'SOCIAL_YOUTUBE'],
} as const;

export type FixableField = keyof typeof SITE_VARIABLES;

/** A variable that is set, with its value. */
export interface SetVariable {
  name: string;
  value: string;
}

/** The variables that are set, by the field that each fixes; fields that none fixes are missing. */
export type FixedFields = Partial<Record<FixableField, SetVariable[]>>;

/** @param given the environment without empty variables */
export function findFixedFields(given: Readonly<Record<string, string | undefined>>): FixedFields {
  const fixed: FixedFields = {};
  for (const field of FIELDS) {
    const variables = SITE_VARIABLES[field].flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [{ name, value }];
    });
    if (variables.length > 0) fixed[field] = variables;
  }
  return fixed;
}

const FIELDS = [
  'name',
  'copyright',
  'contactEmail',
  'editorsEmail',
  'socialLinks',
] as const satisfies FixableField[];
