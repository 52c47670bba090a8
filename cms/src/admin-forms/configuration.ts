import type { Form } from './forms';

/** What Strapi's content manager keeps of how a content type is shown. */
export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { edit: { name: string; size: number }[][]; list: string[] };
}

/** Strapi's own configuration of a content type with our form in it; what the form does not speak of stays. */
export function withForm(configuration: Configuration, form: Form): Configuration {
  return {
    ...configuration,
    settings: { ...configuration.settings, defaultSortBy: form.sort.by, defaultSortOrder: form.sort.order },
    metadatas: Object.fromEntries(
      Object.entries(configuration.metadatas).map(([field, shown]) => [field, withLabel(shown, form.labels[field])]),
    ),
    layouts: { edit: form.rows.map((row) => row.map(([name, size]) => ({ name, size }))), list: form.list },
  };
}

type Shown = Configuration['metadatas'][string];

function withLabel(shown: Shown, words: Form['labels'][string] | undefined): Shown {
  if (!words) return shown;
  const { label, hint } = typeof words === 'string' ? { label: words, hint: '' } : words;
  return { edit: { ...shown.edit, label, description: hint }, list: { ...shown.list, label } };
}
