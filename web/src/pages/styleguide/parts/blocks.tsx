import { BlockRenderer } from '../../../blocks/BlockRenderer';
import { fixtures } from '../../../blocks/fixtures';
import { fetchBlocks } from '../../../blocks/registry';
import type { Exhibited } from '../Exhibit';

const ALL = Object.values(fixtures);

/** Fetches what most articles lack. */
export const fetchParts = () => fetchBlocks(ALL);

/** `AdScriptBlock` lies in `ad-script`; of one the folder's name is whole. */
const getFolder = (type: string) => {
  const folder = type.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  return folder === 'code-block' ? folder : folder.replace(/-block$/, '');
};

/** A block of every type. */
export const BLOCKS: readonly Exhibited[] = ALL.map((block) => ({
  file: `blocks/${getFolder(block.__typename)}/${block.__typename}.tsx`,
  width: 'text',
  states: [{ name: 'From its fixture', shown: <BlockRenderer blocks={[block]} /> }],
}));
