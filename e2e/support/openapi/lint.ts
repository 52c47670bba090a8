import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** Recommended Redocly rules that are disabled, and why. */
const DISABLED_REDOCLY_RULES = {
  // The server URL is the tested product on this machine; in production it is PUBLIC_URL.
  'no-server-example.com': 'off',
} as const;

/**
 * Findings of Redocly's and Spectral's recommended rules for an OpenAPI document, including warnings and hints, as
 * `rule: message (place)`. Uses the libraries behind `redocly lint` and `spectral lint`, so no network and no other
 * program is needed.
 */
export async function lintOpenApi(document: object): Promise<string[]> {
  const source = JSON.stringify(document);
  const config = await createConfig({ extends: ['recommended'], rules: DISABLED_REDOCLY_RULES });
  const redocly = await lintFromString({ source, absoluteRef: 'docs.json', config });
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  return [
    ...redocly.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} (${place?.pointer})`),
    ...(await spectral.run(source)).map(
      ({ code, message, path }) => `${code}: ${message} (#/${path.join('/')})`,
    ),
  ];
}
