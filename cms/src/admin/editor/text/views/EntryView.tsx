import { useField } from '@strapi/strapi/admin';
import { Drag } from '@strapi/icons';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { passOnAll } from '../../../ui/form/late-write';
import { isStoredBlock, toList } from '../../stored';
import { TEXT_FIELD } from '../write-in-one-field';
import { BlockActions } from './BlockActions';
import { BlockBoundary } from './BlockBoundary';
import { PartFields } from './PartFields';
import { getThumbnail, getWords, isIncomplete } from './summarise';
import { Folded, Header } from './styles';
import { useComponents } from './use-components';
import { useFieldKeys } from './use-field-keys';

/**
 * Where a block is in the form, or -1. While its fields are typed in, the form is one step ahead of the text: the block
 * is where it was, so that its fields stay and keep the focus.
 */
function useBlockIndex(value: unknown): number {
  const blocks = toList(useField(TEXT_FIELD).value);
  const found = blocks.indexOf(value);
  const [last, setLast] = useState(found);
  if (found !== -1 && found !== last) setLast(found);
  if (found !== -1) return found;
  const block = blocks[last];
  return isStoredBlock(block) && isStoredBlock(value) && block.__component === value.__component ? last : -1;
}

/**
 * What the form has of a block. ProseMirror leaves a view as it is when its node becomes one that is equal, such as after
 * undo, so the view's own node may have another object.
 */
function readValue(node: Node, editor: Editor, position: number | undefined): unknown {
  const current = position === undefined ? null : editor.state.doc.nodeAt(position);
  return (current?.type === node.type ? current : node).attrs.value;
}

/** Brings a block that was just inserted into sight, once its fields are drawn. */
function useScrollToNew({ attrs }: Node, hasFields: boolean): RefObject<HTMLDivElement> {
  const frame = useRef<HTMLDivElement>(null);
  const [isNew] = useState(attrs.key === null);
  useEffect(() => {
    if (isNew && hasFields) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew, hasFields]);
  return frame;
}

/** A block that is edited by its fields, in the flow of the text. */
export function EntryView({ node, editor, selected, getPos, deleteNode }: NodeViewProps) {
  const value = readValue(node, editor, getPos());
  const index = useBlockIndex(value);
  const frame = useScrollToNew(node, index !== -1);
  const [isOpen, setOpen] = useState(isStoredBlock(value) && isIncomplete(value));
  const fieldsId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const { getName, getRows } = useComponents();
  const hasFields = isStoredBlock(value) && getRows(value.__component).length > 0;
  const onKeyDown = useFieldKeys({ editor, getPos, fields, hasFields, open: () => setOpen(true) });
  useEffect(() => {
    // A new block has fields once the form has it.
    if (index === -1) passOnAll();
  }, [index]);
  if (!isStoredBlock(value)) return <NodeViewWrapper />;
  const name = getName(value.__component);
  const picture = getThumbnail(value);
  return (
    <NodeViewWrapper>
      <Folded ref={frame} data-selected={selected} onKeyDown={onKeyDown}>
        <Header>
          <span data-drag-handle aria-hidden>
            <Drag />
          </span>
          {picture !== undefined && <img src={picture} alt="" />}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => setOpen(!isOpen)}
          >
            <strong>{name}</strong>
            <span>{getWords(value)}</span>
          </button>
          <BlockActions name={name} {...{ editor, getPos, deleteNode }} />
        </Header>
        <div ref={fields} id={fieldsId} hidden={!isOpen}>
          {isOpen && index !== -1 && (
            <BlockBoundary>
              <PartFields component={value.__component} path={`${TEXT_FIELD}.${index}`} />
            </BlockBoundary>
          )}
        </div>
      </Folded>
    </NodeViewWrapper>
  );
}
