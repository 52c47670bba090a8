/** A category as the editors' screens show it. */
export interface ListedCategory {
  /** The row id, by which forms refer to it. */
  id: number;
  documentId: string;
  name: string;
  kind: 'topic' | 'sub-topic';
  /** The row id of its topic; null for a topic, and for a sub-topic whose topic is missing. */
  parentId: number | null;
  /** Published articles; a topic includes those of its sub-topics. */
  articles: number;
  /** Articles that were never published or are not public any more; null: the editor may not know them. */
  drafts: number | null;
  /** Whether the editor may open its form: authors may open only what they have created. */
  isReadable: boolean;
}

export interface CategoryTree {
  /** Topics in the order of the site, then sub-topics by name. */
  categories: ListedCategory[];
  /** Whether the editor may create a category under a topic. */
  mayCreate: boolean;
}
