import { useField } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useFormAddress } from '../../ui/server/use-form-address';
import { AddressField, type InputProps } from './AddressField';
import { chooseQuestion, followTitle, type AddressState } from './address-question';
import { useFilledWith } from './use-filled-with';
import { useTyped } from './use-typed';

const ARTICLE = 'api::blog.blog';

/**
 * The address of an article. While readers do not know it and nobody has typed one, it follows the title: the form leaves
 * it empty then, so that the save makes it, and shows what the save will make.
 */
export function ArticleAddress({ name = 'slug', documentId, isDuplicate, ...input }: InputProps & Origin) {
  const { value, onChange } = useField<string | null | undefined>(name);
  const { value: rawTitle } = useField('title');
  const { filledWith, title: filledTitle, slug: filledSlug } = useFilledWith(name);
  const root = useRef<HTMLDivElement>(null);
  const isTyped = useTyped(root, 'title', filledWith);
  const [edited, setEdited] = useState<string>();

  const state: AddressState = {
    documentId,
    isDuplicate,
    title: typeof rawTitle === 'string' ? rawTitle : '',
    slug: value ?? '',
    filled: { title: filledTitle, slug: filledSlug },
  };
  const question = input.disabled ? null : chooseQuestion(state);
  const { address, isCurrent } = useFormAddress(question && { type: ARTICLE, documentId, ...question });
  const follows = useFollows(
    filledWith,
    isCurrent && question && 'before' in question && question.before.slug !== ''
      ? address?.follows
      : undefined,
  );
  const next = isTyped ? followTitle(state, isDuplicate || follows) : undefined;
  useEffect(() => {
    if (next !== undefined) onChange(name, next);
  }, [next, name, onChange]);

  const isMade = state.slug === '';
  const shown = isMade && state.title.trim() !== '' ? (address?.slug ?? '') : state.slug;
  const keepsOriginal = isDuplicate && state.slug === filledSlug;
  const problem = isCurrent && !keepsOriginal ? address?.problem : undefined;
  const original = keepsOriginal && address ? `The duplicate gets “${address.slug}”.` : address?.note;
  const note = isCurrent ? original : undefined;
  const useInstead = problem && address?.slug ? address.slug : undefined;
  return (
    <div ref={root}>
      <AddressField
        {...input}
        name={name}
        value={edited ?? shown}
        problem={problem}
        note={note}
        onChange={(typed) => {
          setEdited(typed);
          onChange(name, typed === '' ? null : typed);
        }}
        onBlur={() => setEdited(undefined)}
        actions={
          input.disabled
            ? []
            : [
                ...(useInstead === undefined
                  ? []
                  : [{ label: `Use “${useInstead}”`, act: () => onChange(name, useInstead) }]),
                ...(isMade || state.title.trim() === '' || (follows && state.slug === filledSlug)
                  ? []
                  : [{ label: 'Make it from the title', act: () => onChange(name, null) }]),
              ]
        }
      />
    </div>
  );
}

/** Which article a form has. */
export interface Origin {
  documentId: string | null;
  isDuplicate: boolean;
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
