import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { preset as stock } from '@graphql-codegen/near-operation-file-preset';
import type { Kind } from 'graphql';

/**
 * near-operation-file with two differences. It writes only the files that contain definitions of this kind, so that
 * operations and the fragments they use have separate outputs. And it adds `__typename` before fragments are
 * resolved: `documentTransforms` run later and skip the fragments of other files, and data from the HTML would then
 * be read back from the browser's cache incomplete.
 */
export function nearFile(kind: Kind.OPERATION_DEFINITION | Kind.FRAGMENT_DEFINITION): Types.OutputPreset {
  return {
    buildGeneratesSection: async (options) => {
      const documents = await addTypenameSelectionDocumentTransform.transform({ ...options });
      const sections = await stock.buildGeneratesSection({ ...options, documents });
      return sections.filter((section) =>
        section.documents.some(({ document }) => document?.definitions.some((node) => node.kind === kind)),
      );
    },
  };
}
