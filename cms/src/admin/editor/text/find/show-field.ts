import type { Editor } from '@tiptap/core';
import { openBlock } from '../blocks/enter-fields';
import { FIELD_PATH } from '../../picture/field-path';
import type { FieldMatch } from './matches';

/** The attribute of the field that has what was found last. */
const FOUND = 'data-found';

/** A block draws its fields, and the form follows a replacement, within this time. */
const DRAWN_MS = 1500;

type Input = HTMLInputElement | HTMLTextAreaElement;

let shown: Input | undefined;
let frame = 0;

/** Opens the block of a match, and selects the match in its field. The focus stays where it is. */
export function showField(editor: Editor, match: FieldMatch): void {
  hideField();
  openBlock(editor, match.block);
  const end = performance.now() + DRAWN_MS;
  const select = () => {
    const input = findInput(editor, match);
    if (input?.value === toShown(match.text)) selectIn(input, match);
    else if (performance.now() < end) frame = requestAnimationFrame(select);
  };
  select();
}

function selectIn(input: Input, { text, start, end }: FieldMatch): void {
  shown = input;
  input.setAttribute(FOUND, '');
  input.scrollIntoView({ block: 'center' });
  input.setSelectionRange(toShown(text.slice(0, start)).length, toShown(text.slice(0, end)).length);
}

/** Fields have one letter for each end of a line. */
const toShown = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

export function hideField(): void {
  cancelAnimationFrame(frame);
  shown?.removeAttribute(FOUND);
  shown = undefined;
}

/** @returns whether a field has what was found last; it has the focus now */
export function focusField(): boolean {
  const field = shown;
  hideField();
  field?.focus();
  return field?.isConnected === true;
}

function findInput(editor: Editor, { block, path }: FieldMatch): Input | undefined {
  const element = editor.view.nodeDOM(block);
  if (!(element instanceof HTMLElement)) return undefined;
  const inputs = element.querySelectorAll<Input>('input, textarea');
  return [...inputs].find((input) => getPath(input) === path.join('.'));
}

/** The path of a field in its block: that in the form, without the field of the text and the number of the block. */
const getPath = (input: Input): string =>
  (input.getAttribute(FIELD_PATH) ?? input.name).split('.').slice(2).join('.');
