import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const token = 'sixteen-letters-';

function complaintAbout(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return 'none';
}

it('numbers about the server have a port, a token, or both', () => {
  expect(readSettings({ METRICS_PORT: '9464' })).toMatchObject({
    metricsPort: 9464,
    metricsToken: undefined,
  });
  expect(readSettings({ METRICS_TOKEN: token })).toMatchObject({
    metricsPort: undefined,
    metricsToken: token,
  });
  expect(readSettings({ SLOW_STATEMENT_MS: '0' }).slowStatementMs).toBe(0);
});

it.each([
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a whole number from 1 to 65535'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another port than PORT.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ METRICS_TOKEN: 'sixteen letters and more' }, 'METRICS_TOKEN must have at least 16 characters'],
  [
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://x.org', METRICS_PORT: '9464' },
    'METRICS_TOKEN must be set when others can reach METRICS_PORT.',
  ],
  [{ SLOW_STATEMENT_MS: 'soon' }, 'SLOW_STATEMENT_MS must be a whole number'],
] as [Record<string, string>, string][])('%o is refused in a sentence', (env, sentence) => {
  expect(complaintAbout(env)).toContain(sentence);
  expect(complaintAbout(env)).not.toContain(env.METRICS_TOKEN ?? 'no token');
});
