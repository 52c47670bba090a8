import { unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { setTextInForm } from '../../ui/form/text-parts';
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
  const latest = useLatest(change);
  const [isNew] = useState(useIsNew());
  const [text] = useState(() => {
    const pass = (content: unknown) => latest.current(content);
    const created = isNew ? undefined : takeText(shown, pass);
    return created ?? openText({ shown, stored }, pass, formExtensions, attributes);
  });
  const { editor, binding } = text;
  useEffect(() => binding.receive({ shown, stored }), [binding, shown, stored]);
  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled]);
  useEffect(() => setTextInForm(binding), [binding]);
  useEffect(() => {
    if (isNew) offerText(text);
    return () => {
      binding.flush();
      leaveText(text, isNew);
    };
  }, [binding, text, isNew]);
  return text;
}

/** Whether the article was never saved. The id of a duplicate is that of its original. */
function useIsNew(): boolean {
  const { id } = unstable_useContentManagerContext();
  const { origin } = useParams();
  return id === undefined || id === 'create' || origin !== undefined;
}
