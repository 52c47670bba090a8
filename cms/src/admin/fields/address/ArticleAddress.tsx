import { useField } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { InputProps } from '../../ui/form/input-props';
import { useFormAddress } from '../../ui/server/use-form-address';
import { AddressField } from './AddressField';
import { chooseQuestion, followTitle, isMadeFromTitle, type AddressState } from './address-question';
import { useFilledWith } from './use-filled-with';

const ARTICLE = 'api::blog.blog';

/** Which article a form has. */
interface Origin {
  documentId: string | null;
  isDuplicate: boolean;
}

/**
 * The address of an article. While readers do not know it and nobody has typed one, it follows the title: the form leaves
 * it empty then, so that the save makes it, and shows what the save will make.
 */
export function ArticleAddress({ name = 'slug', documentId, isDuplicate, ...input }: InputProps & Origin) {
  const { value, onChange } = useField<string | null | undefined>(name);
  const { value: title } = useField('title');
  const { filledWith, ...filled } = useFilledWith(name);
  /** What is in the field while it has the focus: an address that was deleted is not filled in at once. */
  const [edited, setEdited] = useState<string>();
  const [typedSince, setTypedSince] = useState<object>();

  const state: AddressState = {
    documentId,
    isDuplicate,
    title: typeof title === 'string' ? title : '',
    slug: value ?? '',
    filled,
  };
  const question = input.disabled ? null : chooseQuestion(state);
  const { address, isCurrent } = useFormAddress(question && { type: ARTICLE, documentId, ...question });
  const asksWhetherFollows = question !== null && 'before' in question && question.before.slug !== '';
  const answer = isCurrent && asksWhetherFollows ? address?.follows : undefined;
  const follows = useFollows(filledWith, answer) || isDuplicate;
  const next = typedSince === filledWith ? undefined : followTitle(state, follows);
  useEffect(() => {
    if (next !== undefined) onChange(name, next);
  }, [next, name, onChange]);

  const change = (slug: string) => {
    setTypedSince(slug === '' ? undefined : filledWith);
    onChange(name, slug === '' ? null : slug);
  };
  const said = isCurrent ? address : undefined;
  const keepsOriginal = isDuplicate && state.slug === filled.slug;
  const problem = keepsOriginal ? null : said?.problem;
  const note = keepsOriginal && said ? `The duplicate gets “${said.slug}”.` : said?.note;
  const actions = [];
  if (problem && said?.slug) {
    const { slug } = said;
    actions.push({ label: `Use “${slug}”`, act: () => change(slug) });
  }
  if (!isMadeFromTitle(state, follows))
    actions.push({ label: 'Make it from the title', act: () => change('') });
  const suggested = state.title.trim() === '' ? '' : (address?.slug ?? '');
  return (
    <AddressField
      {...input}
      name={name}
      value={edited ?? (state.slug || suggested)}
      problem={problem}
      note={note}
      onChange={(typed) => {
        setEdited(typed);
        change(typed);
      }}
      onBlur={() => setEdited(undefined)}
      actions={input.disabled ? [] : actions}
    />
  );
}

/**
 * Whether the stored address follows the title, as the server said since the form was filled.
 * @param answer undefined while there is none
 */
function useFollows(filledWith: object, answer: boolean | undefined): boolean {
  const [known, setKnown] = useState<{ filledWith: object; follows: boolean }>();
  if (answer !== undefined && known?.filledWith !== filledWith) setKnown({ filledWith, follows: answer });
  return known?.filledWith === filledWith && known.follows;
}
