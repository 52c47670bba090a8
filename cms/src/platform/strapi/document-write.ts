/** The context of a write that the document service passes to a middleware, as far as our rules need it. */
export interface DocumentWrite {
  action: string;
  params: { documentId?: string; status?: string; data?: Record<string, unknown> };
}
