/** For sorting, the same in every locale. */
export const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
