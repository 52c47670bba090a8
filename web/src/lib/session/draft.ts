/** Who is typing: a member's id, or null for a guest. */
export type Writer = number | null;

/**
 * Unsent text by writer and field. It lives as long as the page's scripts: it survives a visit to the login, and is
 * stored nowhere else, so that nobody finds it on a shared computer. A member's text is shown to that member alone; a
 * guest's text, to the next person who logs in.
 */
const drafts = new Map<Writer, Map<string, string>>();

/** A guest's text is the newer one. It is replaced when a member types. */
export const getDraft = (writer: Writer, field: string): string =>
  drafts.get(null)?.get(field) ?? drafts.get(writer)?.get(field) ?? '';

export function storeDraft(writer: Writer, field: string, text: string): void {
  drafts.get(null)?.delete(field);
  const own = drafts.get(writer) ?? new Map<string, string>();
  if (text) own.set(field, text);
  else own.delete(field);
  drafts.set(writer, own);
}

/** Removes a sent draft, unless it has changed since. */
export function dropDraft(writer: Writer, field: string, sent: string): void {
  if (getDraft(writer, field) === sent) storeDraft(writer, field, '');
}

/** The member who logs in is the guest who was typing. */
export function adoptGuestDrafts(member: number): void {
  drafts.set(member, new Map([...(drafts.get(member) ?? []), ...(drafts.get(null) ?? [])]));
  drafts.delete(null);
}
