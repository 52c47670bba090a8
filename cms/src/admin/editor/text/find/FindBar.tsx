import { ChevronDown, ChevronUp, Cross } from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { Bar } from '../bar';
import { describeFound, type Replaced } from './describe-found';
import { countFound, find, findRequests, replace, select, undo } from './find-text';
import { focusField } from './show-field';

/** Finds and replaces words in the text and in the fields of its blocks. */
export function FindBar({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<Replaced>();
  /** Nothing was typed here since words were replaced, so the keys of undo mean those. */
  const [isUndoable, setUndoable] = useState(false);
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
  const change = (isAll: boolean) => {
    replace(editor, replacement, isAll);
    const { count: left } = countFound(editor.state);
    setReplaced(isAll ? { count: count - inAddresses, left } : undefined);
    setUndoable(true);
    // The button is about to be disabled, and would lose the focus to nothing.
    if (isAll || left === 0) field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && isField) select(editor, event.shiftKey ? -1 : 1);
    else if (isUndo(event) && (isUndoable || !isField)) {
      setReplaced(undefined);
      undo(editor);
    } else return;
    // Strapi's form would be saved.
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (write: (typed: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    setReplaced(undefined);
    setUndoable(false);
    write(event.target.value);
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
          onChange={type(setWords)}
        />
        <input
          aria-label="Replace with"
          placeholder="Replace with"
          value={replacement}
          disabled={isDisabled}
          onKeyDown={press}
          onChange={type(setReplacement)}
        />
        <output aria-live="polite">{describeFound(words, found, replaced)}</output>
        <button
          type="button"
          onKeyDown={press}
          aria-label="Previous"
          disabled={count === 0}
          onClick={() => select(editor, -1)}
        >
          <ChevronUp />
        </button>
        <button
          type="button"
          onKeyDown={press}
          aria-label="Next"
          disabled={count === 0}
          onClick={() => select(editor, 1)}
        >
          <ChevronDown />
        </button>
        <button
          type="button"
          onKeyDown={press}
          disabled={isDisabled || count === 0}
          onClick={() => change(false)}
        >
          Replace
        </button>
        <button
          type="button"
          onKeyDown={press}
          disabled={isDisabled || count === inAddresses}
          onClick={() => change(true)}
        >
          Replace all
        </button>
        <button type="button" onKeyDown={press} aria-label="Close" onClick={close}>
          <Cross />
        </button>
      </div>
    </Bar>
  );
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';
