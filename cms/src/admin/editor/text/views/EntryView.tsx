import { useField } from '@strapi/strapi/admin';
import { Drag } from '@strapi/icons';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { isStoredBlock, toList } from '../../stored';
import { TEXT_FIELD } from '../write-in-one-field';
import { BlockActions } from './BlockActions';
import { BlockBoundary } from './BlockBoundary';
import { PartFields } from './PartFields';
import { getThumbnail, getWords, isIncomplete } from './summarise';
import { Folded, Header } from './styles';
import { useComponents } from './use-components';

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

/** A block that is edited by its fields, in the flow of the text. */
export function EntryView({ node, editor, selected, getPos, deleteNode }: NodeViewProps) {
  const value: unknown = node.attrs.value;
  const index = useBlockIndex(value);
  const [isOpen, setOpen] = useState(isStoredBlock(value) && isIncomplete(value));
  const fieldsId = useId();
  const { getName } = useComponents();
  useEffect(() => {
    // A new block has fields once the form has it.
    if (index === -1) editor.view.dom.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }, [index, editor]);
  if (!isStoredBlock(value)) return <NodeViewWrapper />;
  const name = getName(value.__component);
  const picture = getThumbnail(value);
  return (
    <NodeViewWrapper>
      <Folded data-selected={selected}>
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
        <div id={fieldsId} hidden={!isOpen}>
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
