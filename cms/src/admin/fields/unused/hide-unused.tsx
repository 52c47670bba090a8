import { isValidElement, type ReactNode } from 'react';
import { mapFields } from '../../ui/form/layout-fields';
import { UnusedField } from './UnusedField';
import { UnusedNote } from './UnusedNote';
import { CATEGORY_FIELDS } from './used-by';

/** The parts of the layout of a form used here. */
interface Field {
  name: string;
  label: string;
  attribute: { default?: unknown };
  hint?: ReactNode;
  labelAction?: unknown;
}
interface Edited {
  layout: { layout: Field[][][] };
}

/** A hook of the content manager: hides the fields of a category that its kind does not use. The schema stays as it is. */
export function hideUnused<T extends Edited>(edited: T): T {
  const usedBy = CATEGORY_FIELDS;
  const all = edited.layout.layout.flat(2);
  const isCategory = ['kind', 'hue', 'hub'].every((name) => all.some((field) => field.name === name));
  if (!isCategory) return edited;
  const fields = all
    .filter(({ name }) => Object.hasOwn(usedBy.fields, name) && !usedBy.unnamed.includes(name))
    .map(({ name, label, attribute }) => ({ name, label, initial: attribute.default }));
  const hide = (field: Field): Field => {
    if (field.name === usedBy.choice)
      return {
        ...field,
        hint: (
          <>
            {field.hint}
            <UnusedNote usedBy={usedBy} fields={fields} />
          </>
        ),
      };
    if (!Object.hasOwn(usedBy.fields, field.name)) return field;
    return {
      ...field,
      labelAction: (
        <>
          {isValidElement(field.labelAction) && field.labelAction}
          <UnusedField name={field.name} usedBy={usedBy} />
        </>
      ),
    };
  };
  return mapFields(edited, hide);
}
