import { useForm } from '@strapi/strapi/admin';
import { useEffect, useLayoutEffect, useState } from 'react';
import { hideText, showText } from '../../ui/form/text-parts';
import { useFormParams } from '../../ui/form/use-form-params';
import { isObject } from '../../ui/is-object';
import { useLatest } from '../../ui/use-latest';
import { leaveText, offerText, takeText } from './left-text';
import { openText, type OpenText } from './open-text';
import { formExtensions } from './form-extensions';

interface Choice {
  name: string;
  /** The list of blocks in the form. */
  shown: unknown;
  change: (content: unknown) => void;
  isDisabled: boolean;
  /** Of the editable element. */
  attributes: Record<string, string>;
}

/** The text of a form, as long as the form is open. */
export function useArticleText({ name, shown, change, isDisabled, attributes }: Choice): OpenText {
  const stored = useForm('useArticleText', ({ initialValues }) =>
    isObject(initialValues) ? initialValues[name] : undefined,
  );
  const isSubmitting = useForm('useArticleText', (form) => form.isSubmitting);
  const latest = useLatest(change);
  const { documentId } = useFormParams();
  const [isNew] = useState(documentId === undefined);
  const [text] = useState(() => {
    const pass = (content: unknown) => latest.current(content);
    const created = isNew ? undefined : takeText(shown, pass);
    return created ?? openText({ shown, stored }, pass, formExtensions, attributes);
  });
  const { editor, binding } = text;
  // Before others put the caret back, which may stand in what is received.
  useLayoutEffect(() => binding.receive({ shown, stored }), [binding, shown, stored]);
  useLayoutEffect(() => {
    if (!isNew || !isSubmitting) return undefined;
    binding.beginReplacement();
    return () => binding.endReplacement();
  }, [binding, isNew, isSubmitting]);
  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled]);
  const [inForm] = useState(() => ({ text: binding }));
  // The same, and until they have read where it was, when the form is removed.
  useLayoutEffect(() => {
    binding.enter();
    showText(inForm);
    return () => binding.leave();
  }, [binding, inForm]);
  useEffect(() => () => hideText(inForm), [inForm]);
  useEffect(() => {
    if (isNew) offerText(text);
    return () => leaveText(text, isNew);
  }, [text, isNew]);
  return text;
}
