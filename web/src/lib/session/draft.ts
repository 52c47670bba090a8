/** Who types: a member, by their id; null of a guest. */
export type Writer = number | null;

/**
 * What is typed and not sent yet, by its writer and the field that it stands in. It lives as long as the page's scripts: a
 * way to the login and back loses none of it, and it is kept nowhere else, so that nobody finds it on a computer that
 * others use too. What a member typed is shown to that member alone; what a guest typed, to whoever logs in next.
 */
const drafts = new Map<Writer, Map<string, string>>();

/** A guest's is the newer one: what a member types takes its place. */
export const getDraft = (writer: Writer, field: string): string =>
  drafts.get(null)?.get(field) ?? drafts.get(writer)?.get(field) ?? '';

export function keepDraft(writer: Writer, field: string, text: string): void {
  drafts.get(null)?.delete(field);
  const own = drafts.get(writer) ?? new Map<string, string>();
  if (text) own.set(field, text);
  else own.delete(field);
  drafts.set(writer, own);
}

/** It was sent; what was typed since stays. */
export function dropDraft(writer: Writer, field: string, sent: string): void {
  if (getDraft(writer, field) === sent) keepDraft(writer, field, '');
}

/** Who has logged in is the one who typed as a guest. */
export function takeGuestsDrafts(member: number): void {
  drafts.set(member, new Map([...(drafts.get(member) ?? []), ...(drafts.get(null) ?? [])]));
  drafts.delete(null);
}
