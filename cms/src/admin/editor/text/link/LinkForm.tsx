import { Button, Field, Flex } from '@strapi/design-system';
import type { Editor } from '@tiptap/core';
import { useState, type FormEvent } from 'react';
import { toLinkUrl } from '../../../../platform/text/url';
import { AddressField } from './AddressField';
import { toOwnPath } from './own-address';
import { useLinkSuggestions } from './use-link-suggestions';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** The address and the words of a link. */
export function LinkForm({ editor, onClose }: Props) {
  const [{ address: current, words }] = useState(() => selectLink(editor));
  const [address, setAddress] = useState(current);
  const [text, setText] = useState(words);
  const [problem, setProblem] = useState<string>();
  const suggestions = useLinkSuggestions(toOwnPath(address.trim()) ?? address);
  const change = (typed: string) => {
    setAddress(typed);
    setProblem(undefined);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The popover is inside Strapi's form, which would be saved.
    event.stopPropagation();
    const href = suggestions?.movedTo ?? toLinkUrl(suggestions?.path ?? address);
    if (href === null) {
      setProblem('Choose a page from the list, or copy an address from the browser’s address field.');
      return;
    }
    setLink(editor, href, text.trim() || address);
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Flex
      tag="form"
      direction="column"
      alignItems="stretch"
      gap={4}
      padding={4}
      width="36rem"
      onSubmit={save}
    >
      <AddressField
        address={address}
        problem={problem}
        suggestions={suggestions}
        onChange={change}
        onChoose={({ path, title }) => {
          setLink(editor, path, text.trim() || title);
          onClose();
        }}
      />
      <Field.Root name="link-words">
        <Field.Label>Words</Field.Label>
        <Field.Input value={text} onChange={({ target }) => setText(target.value)} />
      </Field.Root>
      <Flex gap={2} justifyContent="flex-end">
        {current !== '' && (
          <Button type="button" variant="tertiary" onClick={remove}>
            Remove the link
          </Button>
        )}
        <Button type="submit">Save the link</Button>
      </Flex>
    </Flex>
  );
}

/** Selects the whole link at the caret. */
function selectLink(editor: Editor): { address: string; words: string } {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link');
  const { from, to } = editor.state.selection;
  const href: unknown = editor.getAttributes('link').href;
  return {
    address: typeof href === 'string' ? href : '',
    words: editor.state.doc.textBetween(from, to, ' '),
  };
}

function setLink(editor: Editor, href: string, words: string): void {
  const { from, to } = editor.state.selection;
  const isSame = editor.state.doc.textBetween(from, to, ' ') === words;
  const chain = editor.chain().focus();
  if (isSame) chain.setLink({ href }).run();
  else
    chain
      .insertContentAt(
        { from, to },
        { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] },
      )
      .run();
}
