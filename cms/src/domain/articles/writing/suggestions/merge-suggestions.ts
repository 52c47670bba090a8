/**
 * The suggestions of a draft that goes back to what is published: those of the published version in their order, with
 * those that are not public yet, and so cannot be part of that version, where they were: each after the one before it.
 */
export function mergeSuggestions<Id>(
  published: readonly Id[],
  draft: readonly Id[],
  isPublic: (id: Id) => boolean,
): Id[] {
  const merged = [...published];
  draft.forEach((id, index) => {
    if (isPublic(id) || merged.includes(id)) return;
    const before = draft.slice(0, index).findLast((other) => merged.includes(other));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}
