import type { Form, Labels } from './form';

/** What Strapi's content manager keeps of how a content type or a component is shown. */
export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { edit: { name: string; size: number }[][]; list: string[] };
}

/** Strapi's own configuration of a content type with our form in it; what the form does not speak of stays. */
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
      edit: form.rows.map((row) => row.map(([name, size]) => ({ name, size }))),
      list: form.list,
    },
  };
}

/** A component under our names for its fields; folded, it shows its own words where it has some. */
export function withWords(configuration: Configuration, labels: Labels): Configuration {
  const named = withLabels(configuration, labels);
  const telling = ['text', 'heading', 'caption', 'title'].find((field) => field in configuration.metadatas);
  return telling ? { ...named, settings: { ...named.settings, mainField: telling } } : named;
}

/** The same fields in the same places under our names. */
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
