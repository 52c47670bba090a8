export const SEXES = ['m', 'f'] as const;
export type Sex = (typeof SEXES)[number];

export function isSex(name: string): name is Sex {
  return SEXES.some((sex) => sex === name);
}

export interface Body {
  heightCm: number;
  weightKg: number;
}

export interface Person extends Body {
  sex: Sex;
  ageYears: number;
}
