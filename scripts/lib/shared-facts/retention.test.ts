import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RESTORABLE_DAYS } from '../../../cms/src/domain/history/versions/retention.ts';
import { TOKEN_LIFETIME } from '../../../cms/src/domain/members/tokens/token-lifetime.ts';
import { CODE_MINUTES, TOKEN_MINUTES } from '../../../cms/src/domain/members/password-reset/code.ts';
import { FORGOTTEN_AFTER_DAYS } from '../../../cms/src/domain/newsletter/forget-unconfirmed.ts';
import { LIMITS } from '../../../cms/src/platform/settings/rate-limits.ts';
import { RETENTION } from '../../../web/src/pages/legal/privacy/retention.ts';

test('the privacy notice states how long the CMS keeps rate limit counters', () => {
  const { wrongCode, askerWrongCode, askersWrongCode, ...others } = LIMITS;
  for (const { seconds } of [wrongCode, askerWrongCode, askersWrongCode])
    assert.equal(seconds, RETENTION.wrongCodeSeconds);
  assert.equal(Math.max(...Object.values(others).map(({ seconds }) => seconds)), RETENTION.rateLimitSeconds);
});

test('the privacy notice states how long sign-ins, reset codes, deleted articles and unconfirmed addresses last', () => {
  assert.equal(TOKEN_LIFETIME, RETENTION.signIn);
  assert.equal(CODE_MINUTES, RETENTION.resetCodeMinutes);
  assert.equal(TOKEN_MINUTES, RETENTION.resetTokenMinutes);
  assert.equal(RESTORABLE_DAYS, RETENTION.deletedArticleDays);
  assert.equal(FORGOTTEN_AFTER_DAYS, RETENTION.unconfirmedAddressDays);
});
