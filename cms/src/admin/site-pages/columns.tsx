import { Button } from '@strapi/design-system';
import { styled } from 'styled-components';

/** From here on, the page has room beside its sections; below, one of the two is shown. */
const SPLIT_FROM = '(min-width: 1080px)';

export type View = 'sections' | 'preview';

export const Sections = styled.div`
  display: grid;
  gap: 1.6rem;
  align-content: start;
  min-inline-size: 0;
`;

export const Beside = styled.div`
  min-inline-size: 0;

  @media ${SPLIT_FROM} {
    > * {
      position: sticky;
      inset-block-start: 2rem;
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;

  @media ${SPLIT_FROM} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  @media not all and ${SPLIT_FROM} {
    &[data-view='sections'] > ${Beside}, &[data-view='preview'] > ${Sections} {
      display: none;
    }
  }
`;

const Narrow = styled.span`
  @media ${SPLIT_FROM} {
    display: none;
  }
`;

interface Props {
  view: View;
  onChoose: (view: View) => void;
}

/** In narrow windows: leads from the sections to the page as it looks, and back. */
export function PreviewToggle({ view, onChoose }: Props) {
  const isShown = view === 'preview';
  return (
    <Narrow>
      <Button
        variant={isShown ? 'secondary' : 'tertiary'}
        aria-pressed={isShown}
        onClick={() => onChoose(isShown ? 'sections' : 'preview')}
      >
        Preview
      </Button>
    </Narrow>
  );
}
