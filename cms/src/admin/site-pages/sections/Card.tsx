import { Badge, IconButton } from '@strapi/design-system';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Drag, Pencil, Trash } from '@strapi/icons';
import { Link } from 'react-router-dom';
import { Picture } from './Picture';
import { CardActions, CardBox, Grip, Handle } from './styles';

interface Props {
  id: string;
  /** From 1. */
  place: number;
  name: string;
  picture: string | null;
  canMove: boolean;
  /** Why readers do not see it on the page. */
  unseen: string | undefined;
  /** The address of its form. */
  form?: string;
  /** What the bin does, for people who do not see it. */
  removes?: string;
  onRemove?: () => void;
}

/** Marks the button that takes a card out of its list. */
export const TAKE_OUT = 'data-take-out';

/** An article or a banner on a page, to be dragged. */
export function Card({ id, place, name, picture, canMove, unseen, form, removes, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: !canMove });
  return (
    <CardBox
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      data-moving={isDragging}
      data-unseen={unseen !== undefined}
    >
      <CardActions>
        <Handle
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          disabled={!canMove}
          aria-label={`Move “${name}”, ${place}`}
        >
          <Drag aria-hidden />
          {place}
        </Handle>
        {form !== undefined && (
          <IconButton tag={Link} to={form} variant="ghost" label={`Edit “${name}”`}>
            <Pencil />
          </IconButton>
        )}
        {onRemove && (
          <IconButton
            variant="ghost"
            label={removes ?? `Take “${name}” out`}
            onClick={onRemove}
            {...{ [TAKE_OUT]: '' }}
          >
            <Trash />
          </IconButton>
        )}
      </CardActions>
      <Grip data-moves={canMove} {...(canMove && listeners)}>
        <Picture address={picture} />
      </Grip>
      <p>
        {name} {unseen !== undefined && <Badge>{unseen}</Badge>}
      </p>
    </CardBox>
  );
}
