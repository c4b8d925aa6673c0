import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const filesUrl = (FILES_URL: string) => readSettings({ FILES_URL }).filesUrl;

function complaintAbout(url: string): string {
  try {
    filesUrl(url);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return 'none';
}

const usual = { bucket: 'club', prefix: '', region: 'us-east-1', keyId: 'KEY', secret: 'hunter2' };

describe('FILES_URL', () => {
  it.each([
    ['https://KEY:hunter2@s3.example.com/club', { origin: 'https://s3.example.com' }],
    [' https://KEY:hunter2@s3.example.com:9000/club/ ', { origin: 'https://s3.example.com:9000' }],
    [
      'https://KEY:hunter2@s3.example.com/club/our/files',
      { origin: 'https://s3.example.com', prefix: 'our/files/' },
    ],
    [
      'https://KEY:hunter2@s3.example.com/club?region=eu-1',
      { origin: 'https://s3.example.com', region: 'eu-1' },
    ],
    [
      'https://K%2FY:hun%2Fter%2B2+@s3.example.com/club',
      { origin: 'https://s3.example.com', keyId: 'K/Y', secret: 'hun/ter+2+' },
    ],
    [
      'https://KEY:hunter2@s3.eu-west-3.amazonaws.com/club',
      { origin: 'https://s3.eu-west-3.amazonaws.com', region: 'eu-west-3' },
    ],
    ['https://KEY:hunter2@s3.amazonaws.com/club', { origin: 'https://s3.amazonaws.com' }],
    [
      'https://KEY:hunter2@a1.r2.cloudflarestorage.com/club',
      { origin: 'https://a1.r2.cloudflarestorage.com', region: 'auto' },
    ],
    ['http://KEY:hunter2@localhost:9000/club', { origin: 'http://localhost:9000' }],
    ['http://KEY:hunter2@127.0.0.1/club', { origin: 'http://127.0.0.1' }],
    ['http://KEY:hunter2@[::1]:9000/club', { origin: 'http://[::1]:9000' }],
    ['http://KEY:hunter2@172.20.0.3/club', { origin: 'http://172.20.0.3' }],
    ['http://KEY:hunter2@minio:9000/club', { origin: 'http://minio:9000' }],
    ['http://KEY:hunter2@store.internal/club', { origin: 'http://store.internal' }],
  ])('%s is taken', (url, expected) => {
    expect(filesUrl(url)).toEqual({ ...usual, ...expected });
  });

  it.each([
    ['club', /^FILES_URL must be an address like https:\/\/KEY:SECRET@/],
    ['s3://KEY:hunter2@club', /^FILES_URL must be an address like/],
    ['https://KEY:hunter2/x@s3.example.com/club', /where a \/ in the secret is written %2F\.$/],
    ['https://s3.example.com/club', /^FILES_URL must hold the key and the secret/],
    ['https://KEY@s3.example.com/club', /^FILES_URL must hold the key and the secret/],
    ['https://KEY:hunter2%@s3.example.com/club', /^FILES_URL must hold .* a % is %25\.$/],
    ['https://KEY:hunter2@s3.example.com', /^FILES_URL must name a bucket after the host/],
    ['https://KEY:hunter2@s3.example.com/c%20b/x', /^FILES_URL must name a bucket after the host/],
    ['https://KEY:hunter2@s3.example.com/club/our%20files', /^FILES_URL can have letters, digits/],
    ['https://KEY:hunter2@s3.example.com/club?zone=eu-1', /^FILES_URL can say the region alone/],
    ['https://KEY:hunter2@s3.example.com/club?region=', /^FILES_URL can say the region alone/],
    ['https://KEY:hunter2@s3.example.com/club#x', /^FILES_URL can say the region alone/],
    [
      'http://KEY:hunter2@s3.example.com/club',
      /^FILES_URL must start with https:\/\/: over http, files can be read/,
    ],
    ['http://KEY:hunter2@10.example.com/club', /^FILES_URL must start with https/],
    ['http://KEY:hunter2@172.32.0.1/club', /^FILES_URL must start with https/],
    ['http://KEY:hunter2@[2001:db8::1]/club', /^FILES_URL must start with https/],
  ])('%s is refused in a sentence without the secret', (url, sentence) => {
    const complaint = complaintAbout(url);
    expect(complaint).toMatch(sentence);
    expect(complaint).not.toContain('hunter2');
  });
});
