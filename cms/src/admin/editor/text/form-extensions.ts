import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { FindText } from './find/find-text';
import { MoveBlocks } from './blocks/move-block';
import { EnterFields } from './blocks/enter-fields';
import { TypeBelow } from './blocks/type-below';
import { UndoKeys } from './blocks/undo-keys';
import { SlashMenu } from './insert/slash-menu';
import { TypedBlocks } from './insert/typed-blocks';
import { NotesInText } from './notes-in-text';
import { Paste } from './paste/paste';
import { textExtensions } from './schema/extensions';
import { Entry, ProseAtom } from './schema/nodes';
import { HeaderRow } from './table/header-row';
import { TableKeys } from './table/table-keys';
import { LinkKey } from './link/link-key';
import { OwnLinks } from './link/own-links';
import { EntryView } from './views/EntryView';
import { ProseAtomView } from './views/ProseAtomView';

/** The text as it is edited in a form. */
export const formExtensions: Extensions = [
  ...textExtensions.filter(({ name }) => name !== Entry.name && name !== ProseAtom.name),
  Entry.extend({ addNodeView: () => ReactNodeViewRenderer(EntryView) }),
  ProseAtom.extend({ addNodeView: () => ReactNodeViewRenderer(ProseAtomView) }),
  Placeholder.configure({ placeholder: 'Write, or press / to insert a picture, a table or another block' }),
  SlashMenu,
  TypedBlocks,
  Paste,
  TableKeys,
  HeaderRow,
  NotesInText,
  MoveBlocks,
  TypeBelow,
  EnterFields,
  UndoKeys,
  FindText,
  LinkKey,
  OwnLinks,
];
