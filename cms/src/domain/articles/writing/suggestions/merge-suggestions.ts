/**
 * The suggestions of a draft that is reset to its published version: the published ones in their order, plus those that
 * are not public yet and therefore cannot be in that version. Each of these is inserted after its predecessor in the
 * draft.
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
