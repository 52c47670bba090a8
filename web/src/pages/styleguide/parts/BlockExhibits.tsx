import { BlockRenderer } from '../../../blocks/BlockRenderer';
import { fixtures } from '../../../blocks/fixtures';
import { fetchBlocks } from '../../../blocks/registry';
import { Exhibits } from '../Exhibit';

const BLOCKS = Object.values(fixtures);

/** Fetches what most articles lack. */
export const fetchParts = () => fetchBlocks(BLOCKS);

/** A block of every type, as it stands in an article about sleep. */
export function BlockExhibits() {
  return (
    <div data-topic="sleep">
      <Exhibits
        of={BLOCKS.map((block) => ({
          name: block.__typename,
          width: 'text',
          states: [{ name: 'From its fixture', shown: <BlockRenderer blocks={[block]} /> }],
        }))}
      />
    </div>
  );
}
