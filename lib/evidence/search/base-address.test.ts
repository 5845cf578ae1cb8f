import { describe, expect, it } from 'vitest';
import { baseAddress } from './base-address';

describe('baseAddress', () => {
  it.each([
    ['localhost:8888', 'http://localhost:8888'],
    [' 192.168.1.5:8080/wiki/ ', 'http://192.168.1.5:8080/wiki'],
    ['[::1]:8888', 'http://[::1]:8888'],
    ['nas', 'http://nas'],
    ['search.example.org/', 'https://search.example.org'],
    ['search.example.org:8443', 'https://search.example.org:8443'],
    ['HTTP://Search.Example.org/a/b//?q=x#y', 'HTTP://Search.Example.org/a/b'],
    [
      'https://{language}.wiki.example/{language}/api.php',
      'https://{language}.wiki.example/{language}/api.php',
    ],
    ['https://api.example.org/v1', 'https://api.example.org/v1'],
  ])('understands %s', (written, address) => {
    expect(baseAddress(written)).toBe(address);
    expect(baseAddress(address)).toBe(address);
  });

  it.each([
    '',
    'http://',
    'my server',
    'http://a b',
    'ftp://example.org',
    'javascript:alert(1)',
    'http://reader:secret@example.org',
    'reader@example.org',
    'http:///',
    'localhost:99999',
  ])('takes %j for none', (written) => {
    expect(baseAddress(written)).toBeUndefined();
  });
});
