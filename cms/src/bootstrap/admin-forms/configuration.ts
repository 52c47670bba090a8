import type { Form, Labels } from './form';

/** Strapi's stored configuration of how the content manager shows a content type or a component. */
export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { edit: { name: string; size: number }[][]; list: string[] };
}

/** Adds our form to Strapi's configuration of a content type; everything that the form does not define is unchanged. */
export function withForm(configuration: Configuration, form: Form): Configuration {
  const { settings, metadatas, layouts } = withLabels(configuration, form.labels);
  return {
    settings: {
      ...settings,
      ...(form.called && { mainField: form.called }),
      defaultSortBy: form.sort.by,
      defaultSortOrder: form.sort.order,
    },
    metadatas,
    layouts: {
      ...layouts,
      edit: toLayout(form.rows),
      list: form.list,
    },
  };
}

/** The fields by which a collapsed component is recognised, the first that it has. */
const TITLES = ['text', 'heading', 'caption', 'title', 'question'];

/** A component with our labels for its fields, in these rows if there are any. */
export function withFieldLabels(
  configuration: Configuration,
  labels: Labels,
  rows?: Form['rows'],
): Configuration {
  const { settings, metadatas, layouts } = withLabels(configuration, labels);
  const mainField = TITLES.find((field) => field in metadatas);
  return {
    settings: { ...settings, ...(mainField && { mainField }) },
    metadatas,
    layouts: rows ? { ...layouts, edit: toLayout(rows) } : layouts,
  };
}

const toLayout = (rows: Form['rows']): Configuration['layouts']['edit'] =>
  rows.map((row) => row.map(([name, size]) => ({ name, size })));

/** The same fields in the same layout with our labels. */
function withLabels({ settings, metadatas, layouts }: Configuration, labels: Labels): Configuration {
  const named = Object.entries(metadatas).map(
    ([field, shown]) => [field, withLabel(shown, labels[field])] as const,
  );
  return { settings, metadatas: Object.fromEntries<Shown>(named), layouts };
}

type Shown = Configuration['metadatas'][string];

function withLabel(shown: Shown, words: Labels[string] | undefined): Shown {
  if (!words) return shown;
  const { label, hint, shown: readOnly } = typeof words === 'string' ? { label: words, hint: '' } : words;
  const edit = { ...shown.edit, label, description: hint, ...(readOnly && { editable: false }) };
  return { edit, list: { ...shown.list, label } };
}
