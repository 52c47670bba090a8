import { BlockRenderer } from '../../../blocks/BlockRenderer';
import { fixtures } from '../../../blocks/fixtures';
import { fetchBlocks } from '../../../blocks/registry';
import type { ExhibitProps } from '../Exhibit';

const ALL = Object.values(fixtures);

/** Fetches the blocks that most articles do not use. */
export const fetchParts = () => fetchBlocks(ALL);

/** The component `AdScriptBlock` is in the folder `ad-script`; only `code-block` keeps the suffix. */
const getFolder = (type: string) => {
  const folder = type.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  return folder === 'code-block' ? folder : folder.replace(/-block$/, '');
};

/** One block of every type. */
export const BLOCKS: readonly ExhibitProps[] = ALL.map((block) => ({
  file: `blocks/types/${getFolder(block.__typename)}/${block.__typename}.tsx`,
  width: 'text',
  states: [{ name: 'From its fixture', shown: <BlockRenderer blocks={[block]} /> }],
}));
