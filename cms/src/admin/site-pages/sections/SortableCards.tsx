import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { move } from '../arrangement';
import { getCardCoordinates } from './card-coordinates';
import { Cards } from './styles';

interface Props {
  /** Names the list for screen readers. */
  label: string;
  order: readonly string[];
  getName: (id: string) => string;
  onChange: (order: readonly string[]) => void;
  children: ReactNode;
}

/** Cards that are put in order with the pointer, or with the keyboard: space, arrows, space. */
export function SortableCards({ label, order, getName, onChange, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: getCardCoordinates(order) }),
  );
  const name = (id: UniqueIdentifier): string => getName(String(id));
  const place = (id: UniqueIdentifier | undefined): string =>
    `${order.indexOf(String(id)) + 1} of ${order.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Took “${name(active.id)}”, at place ${place(active.id)}.`,
    onDragOver: ({ active, over }) => `“${name(active.id)}” would be at place ${place(over?.id)}.`,
    onDragEnd: ({ active, over }) => `“${name(active.id)}” is at place ${place(over?.id)} now.`,
    onDragCancel: ({ active }) => `“${name(active.id)}” stays at place ${place(active.id)}.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onChange(move(order, order.indexOf(String(active.id)), order.indexOf(String(over.id))));
      }}
    >
      <SortableContext items={[...order]} strategy={rectSortingStrategy}>
        <Cards aria-label={label}>{children}</Cards>
      </SortableContext>
    </DndContext>
  );
}

const INSTRUCTIONS =
  'Press space to take it, the arrows to move it, space again to put it down, or Escape to leave it where it was.';
