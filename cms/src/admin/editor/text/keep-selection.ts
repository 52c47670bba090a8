import { TEXT_ELEMENT } from '../../ui/form/text-parts';

/**
 * Strapi's choices empty the selection of the page when they are removed (Radix focuses their field then), even while
 * somebody types in a text: the next letter would stand before all others. Nothing else empties it there.
 */
export function keepSelection(): void {
  const { empty } = Selection.prototype;
  Selection.prototype.empty = function keep(this: Selection) {
    if (!document.activeElement?.matches(TEXT_ELEMENT)) empty.call(this);
  };
}
