import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';

/** typescript-resolvers writes `any` where this project uses `unknown`, and has no option for it. */
export function withoutAny(stock: CodegenPlugin): CodegenPlugin {
  return {
    ...stock,
    plugin: async (...given) => {
      const output = await stock.plugin(...given);
      return typeof output === 'string'
        ? unknownForAny(output)
        : { ...output, content: unknownForAny(output.content) };
    },
  };
}

/** In types only: descriptions that contain "any" stay unchanged. */
const unknownForAny = (code: string) =>
  code
    .split('\n')
    .map((line) =>
      /^\s*(\/\*\*|\*)/.test(line) ? line : line.replace(/([<:,=] ?)any(?=[,>[;])/g, '$1unknown'),
    )
    .join('\n');
