/** Categories to add to articles, and to remove from them, by document id. */
export interface CategoryChange {
  add: readonly string[];
  remove: readonly string[];
}

interface Plan {
  connect: string[];
  disconnect: string[];
}

/** What changes for an article with these categories: what it has already is not added again. */
export function planCategories(current: readonly string[], { add, remove }: CategoryChange): Plan {
  return {
    connect: [...new Set(add)].filter((id) => !current.includes(id)),
    disconnect: [...new Set(remove)].filter((id) => current.includes(id) && !add.includes(id)),
  };
}
