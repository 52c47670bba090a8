import { Typography } from '@strapi/design-system';
import { ArrowLeft, Cross } from '@strapi/icons';
import { useRef } from 'react';
import type { Related } from './relation';
import { Chip, ChipButton, Chips } from './styles';

interface Chosen {
  entry: Related;
  /** With its topic. */
  name: string;
  documentId: string | undefined;
}

interface Props {
  label: string;
  related: readonly Chosen[];
  /** Those that are not listed. */
  more: number;
  disabled: boolean;
  onMove: (entry: Related, name: string) => void;
  onRemove: (entry: Related, name: string) => void;
  /** The last one was removed, and with it the button that had the focus. */
  onEmpty: () => void;
}

/** The chosen categories in the order of the article. Each leads to its form, in a tab of its own. */
export function ChosenCategories({ label, related, more, disabled, onMove, onRemove, onEmpty }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ entry, name }: Chosen, index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    onRemove(entry, name);
    if (next) next.focus();
    else onEmpty();
  };
  return (
    <>
      <Chips ref={list} aria-label={`Chosen: ${label}`}>
        {related.map((chosen, index) => {
          const { entry, name, documentId } = chosen;
          return (
            <Chip key={entry.id}>
              {documentId === undefined ? (
                <span>{name}</span>
              ) : (
                <a
                  href={`/admin/content-manager/collection-types/api::category.category/${documentId}`}
                  target="_blank"
                  rel="noopener"
                >
                  {name}
                </a>
              )}
              {!disabled && index > 0 && (
                <ChipButton
                  type="button"
                  aria-label={`Move ${name} forward`}
                  title="Move forward"
                  onClick={() => onMove(entry, name)}
                >
                  <ArrowLeft aria-hidden />
                </ChipButton>
              )}
              {!disabled && (
                <ChipButton
                  type="button"
                  data-remove
                  aria-label={`Remove ${name}`}
                  title="Remove"
                  onClick={() => remove(chosen, index)}
                >
                  <Cross aria-hidden />
                </ChipButton>
              )}
            </Chip>
          );
        })}
      </Chips>
      {more > 0 && (
        <Typography variant="pi">
          {more === 1 ? 'One more is not shown.' : `${more} more are not shown.`}
        </Typography>
      )}
    </>
  );
}
