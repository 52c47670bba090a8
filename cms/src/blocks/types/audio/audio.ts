import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { getMediaUrl, fileOrAddress } from '../../parts/media-file';
import { reader } from '../../parts/parsing';
import { optionalText } from '../../parts/text';

export const audio: BlockDefinition<'audio'> = {
  read: reader(v.object({ ...fileOrAddress('audio/'), caption: optionalText }), ({ caption, ...source }) => {
    const url = getMediaUrl(source);
    return url === null ? null : { type: 'audio', url, caption };
  }),
  toRest: (block) => block,
  plainText: ({ caption }) => caption ?? '',
};
