import { ChevronDown, ChevronUp, Cross } from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Bar } from '../bar';
import { describeFound, type Replaced } from './describe-found';
import { countFound, find, findRequests, replace, select } from './find-text';
import { focusField } from './show-field';

/** Finds and replaces words in the text and in the fields of its blocks. */
export function FindBar({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<Replaced>();
  const field = useRef<HTMLInputElement>(null);
  const found = useEditorState({ editor, selector: () => countFound(editor.state) });
  const { count, inAddresses } = found;
  useEffect(() => findRequests.listen(() => (setOpen(true), field.current?.select(), true)), []);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  useEffect(() => find(editor, isOpen ? words : ''), [editor, isOpen, words]);
  if (!isOpen) return null;

  const close = () => {
    setOpen(false);
    if (!focusField()) editor.commands.focus();
  };
  const replaceAll = () => {
    replace(editor, replacement, true);
    setReplaced({ count: count - inAddresses, left: countFound(editor.state).count });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') select(editor, event.shiftKey ? -1 : 1);
    else return;
    // Strapi's form would be saved.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Bar>
      <div role="search">
        <input
          ref={field}
          aria-label="Find in the text"
          placeholder="Find"
          value={words}
          onKeyDown={press}
          onChange={({ target }) => {
            setReplaced(undefined);
            setWords(target.value);
          }}
        />
        <output aria-live="polite">{describeFound(words, found, replaced)}</output>
        <button type="button" aria-label="Previous" disabled={count === 0} onClick={() => select(editor, -1)}>
          <ChevronUp />
        </button>
        <button type="button" aria-label="Next" disabled={count === 0} onClick={() => select(editor, 1)}>
          <ChevronDown />
        </button>
        <input
          aria-label="Replace with"
          placeholder="Replace with"
          value={replacement}
          disabled={isDisabled}
          onKeyDown={press}
          onChange={({ target }) => setReplacement(target.value)}
        />
        <button
          type="button"
          disabled={isDisabled || count === 0}
          onClick={() => {
            setReplaced(undefined);
            replace(editor, replacement, false);
          }}
        >
          Replace
        </button>
        <button type="button" disabled={isDisabled || count === inAddresses} onClick={replaceAll}>
          Replace all
        </button>
        <button type="button" aria-label="Close" onClick={close}>
          <Cross />
        </button>
      </div>
    </Bar>
  );
}
