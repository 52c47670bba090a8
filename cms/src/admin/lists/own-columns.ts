/** Strapi's name of its own column. It renders a column of this name itself, without what is planned. */
const STRAPIS_STATUS = 'status';

/**
 * Columns of a list to which Strapi cannot append its own status, which it does for every type with drafts, to a copy
 * made with `map`. There is no setting for it.
 */
export class OwnColumns<T extends { name: string }> extends Array<T> {
  override push(...columns: T[]): number {
    return super.push(...columns.filter(({ name }) => name !== STRAPIS_STATUS));
  }
}
