import type { ReactNode } from 'react';
import { SEARCH_DESCRIPTION, SEARCH_TITLE, type BestLength } from '../../ui/search-lengths';
import { LengthCounter } from './LengthCounter';

/** The parts of the layout of a form used here. */
interface Field {
  name: string;
  hint?: ReactNode;
}
type Row = Field[];
interface Edited {
  layout: { layout: Row[][]; components: Record<string, { layout: Row[] }> };
}

/** What search engines may override, and the component that has it. Only articles have this one, as `seo`. */
const SEO = 'meta.seo';

const COUNTED: Readonly<Record<string, BestLength>> = {
  title: SEARCH_TITLE,
  description: SEARCH_DESCRIPTION,
};

/** A hook of the content manager: counts the characters of what search results show of an article. */
export function countLengths<T extends Edited>(edited: T): T {
  const { layout } = edited;
  const seo = layout.components[SEO];
  const isArticle = layout.layout.flat(2).some(({ name }) => name === 'seo');
  if (!seo || !isArticle) return edited;
  return {
    ...edited,
    layout: {
      ...layout,
      layout: layout.layout.map((panel) => panel.map((row) => row.map((field) => withCounter(field, '')))),
      components: {
        ...layout.components,
        [SEO]: { ...seo, layout: seo.layout.map((row) => row.map((field) => withCounter(field, 'seo.'))) },
      },
    },
  };
}

function withCounter(field: Field, owner: '' | 'seo.'): Field {
  const best = Object.hasOwn(COUNTED, field.name) ? COUNTED[field.name] : undefined;
  if (!best) return field;
  const counter = (
    <LengthCounter
      path={owner + field.name}
      best={best}
      {...(owner === '' && { replacedBy: `seo.${field.name}` })}
    />
  );
  return Object.assign({}, field, {
    hint: (
      <>
        {counter}
        {field.hint}
      </>
    ),
  });
}
