/** Whether a text can be a document id. Other texts never reach the database, which rejects NUL. */
export function isDocumentId(text: string): boolean {
  return /^[a-z0-9]{1,64}$/i.test(text);
}
