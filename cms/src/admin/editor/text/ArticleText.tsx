import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { EditorContent } from '@tiptap/react';
import type { InputProps } from '../../ui/form/input-props';
import { Bars } from './bar';
import { FindBar } from './find/FindBar';
import { InsertMenu } from './insert/InsertMenu';
import { Notices } from './paste/notices/Notices';
import { PictureTitle } from './paste/pictures/PictureTitle';
import { Sheet } from './styles';
import { TableToolbar } from './table/TableToolbar';
import { TextToolbar } from './toolbar/TextToolbar';
import { TextDisabled } from './views/text-disabled';
import { useArticleText } from './use-article-text';
import { TEXT_FIELD } from './write-in-one-field';

/** An article's text: prose, tables and all other blocks in one flow. */
export function ArticleText({
  name = TEXT_FIELD,
  label = '',
  hint,
  labelAction,
  required,
  disabled = false,
}: InputProps) {
  const { value, error, onChange } = useField(name);
  const { editor, binding } = useArticleText({
    name,
    shown: value,
    change: (content) => onChange(name, content),
    isDisabled: disabled,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-haspopup': 'listbox',
      'data-article-text': '',
    },
  });
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <div onBlur={binding.flush}>
        <Bars>
          <TextToolbar editor={editor} isDisabled={disabled} />
          <TableToolbar editor={editor} isDisabled={disabled} />
          <FindBar editor={editor} isDisabled={disabled} />
        </Bars>
        <Notices />
        <Sheet>
          <TextDisabled.Provider value={disabled}>
            <EditorContent editor={editor} />
          </TextDisabled.Provider>
        </Sheet>
      </div>
      <InsertMenu />
      <PictureTitle />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
