import { useForm } from '@strapi/strapi/admin';
import { useLayoutEffect, useRef } from 'react';
import { isObject } from '../../ui/is-object';
import { isUnused, type UsedBy } from './used-by';

/** On the cell of a field that is hidden. */
export const UNUSED = 'data-unused-field';

const getValue = (values: unknown, name: string): unknown => (isObject(values) ? values[name] : undefined);

/**
 * Beside the label of a field, and not shown: hides the field while nothing uses it. Strapi's own conditions would drop
 * its value when the form is saved. A field with an error stays: otherwise nobody could mend it.
 */
export function UnusedField({ name, usedBy }: { name: string; usedBy: UsedBy }) {
  const marker = useRef<HTMLSpanElement>(null);
  const isHidden = useForm(
    'UnusedField',
    ({ values, errors }) =>
      isUnused(usedBy, name, getValue(values, usedBy.choice)) && getValue(errors, name) === undefined,
  );
  useLayoutEffect(() => {
    // A row without a visible field is hidden as well, and no grid then.
    const cell = marker.current?.closest(`[${UNUSED}]`) ?? findCell(marker.current);
    cell?.toggleAttribute(UNUSED, isHidden);
  }, [isHidden]);
  return <span ref={marker} hidden />;
}

/** Strapi lays fields out in a grid. */
function findCell(marker: Element | null): Element | null {
  let cell = marker;
  while (cell?.parentElement && !isGrid(cell.parentElement)) cell = cell.parentElement;
  return cell?.parentElement ? cell : null;
}

const isGrid = (element: Element): boolean => getComputedStyle(element).display === 'grid';
