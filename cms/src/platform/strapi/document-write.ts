/** What the document service tells a middleware of a write, as far as our rules read it. */
export interface DocumentWrite {
  action: string;
  params: { documentId?: string; status?: string; data?: Record<string, unknown> };
}
