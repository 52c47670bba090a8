/** Fields that only some entries of a type use, by what one field says. */
export interface UsedBy {
  /** The field that decides, such as the kind of a category. */
  choice: string;
  /** Hidden without a note: every entry has a value in these, or they cannot be changed in the form. */
  unnamed: readonly string[];
  /** For each field, the choices with which readers get something of it. */
  fields: Readonly<Record<string, readonly string[]>>;
}

/**
 * A sub-topic has no hub, colour, value or place of its own (`toCategory`). Articles are not here: each of the nine
 * layouts shows every field of an article, the three banners too (`web/src/layouts/layouts.test.tsx`). What two layouts
 * leave out are blocks of the text, which *Not for readers* names.
 */
export const CATEGORY_FIELDS: UsedBy = {
  choice: 'kind',
  unnamed: ['position', 'subTopics'],
  fields: {
    listName: ['topic'],
    position: ['topic'],
    hue: ['topic'],
    value: ['topic'],
    hub: ['topic'],
    subTopics: ['topic'],
  },
};

/** Whether a field does nothing with this choice. Without a choice, all are shown. */
export const isUnused = ({ fields }: UsedBy, field: string, choice: unknown): boolean =>
  typeof choice === 'string' && Object.hasOwn(fields, field) && !fields[field]?.includes(choice);

/**
 * Whether a field has something that an editor would miss.
 * @param initial what a new entry has
 */
export const hasValue = (value: unknown, initial: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== initial;

const toList = new Intl.ListFormat('en', { type: 'conjunction' });

/** Says which fields are hidden although they have a value. */
export const describeHidden = (hidden: readonly { label: string; choices: readonly string[] }[]): string[] =>
  [...new Set(hidden.map(({ choices }) => choices.join()))].map((choices) => {
    const labels = hidden.filter((one) => one.choices.join() === choices).map(({ label }) => `“${label}”`);
    const users = toList.format(choices.split(',').map((choice) => `a ${choice}`));
    return `Hidden, because only ${users} uses it: ${toList.format(labels)}. What is entered there is kept.`;
  });
