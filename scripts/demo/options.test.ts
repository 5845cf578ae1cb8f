import { describe, expect, it } from 'vitest';
import { buildMode, readOptions, UsageError } from './options.mjs';

describe('readOptions', () => {
  it('calls this machine by the name the browser knows', () => {
    const args = ['--endpoint', 'http://localhost:11434/v1', '--model', 'm'];
    expect(readOptions(args, {}).endpoint).toBe('http://127.0.0.1:11434/v1');
  });

  it('runs without a window where there is no display, and closes the browser', () => {
    expect(readOptions([], {})).toMatchObject({ headless: true, keepOpen: false, minutes: 15 });
    const own = ['--endpoint', 'http://127.0.0.1:1/v1', '--model', 'm'];
    expect(readOptions(own, {})).toMatchObject({ minutes: 10 });
  });

  it('shows a window where there is a display, and leaves it to the reader', () => {
    expect(readOptions([], { DISPLAY: ':0' })).toMatchObject({ headless: false, keepOpen: true });
    expect(readOptions(['--close'], { WAYLAND_DISPLAY: 'w' })).toMatchObject({ keepOpen: false });
    expect(readOptions(['--headless'], { DISPLAY: ':0' })).toMatchObject({ headless: true });
  });

  it('takes an endpoint with its model and the name of the key, never the key', () => {
    const args = ['--endpoint', 'https://example.org/v1', '--model', 'm', '--key-env', 'KEY'];
    const options = readOptions(args, { KEY: 'secret' });
    expect(options).toMatchObject({
      endpoint: 'https://example.org/v1',
      model: 'm',
      keyName: 'KEY',
    });
    expect(JSON.stringify(options)).not.toContain('secret');
  });

  it.each([
    [['--url', 'https://example.org'], /needs --claim/],
    [['--endpoint', 'https://example.org/v1'], /needs --model/],
    [['--model', 'm'], /needs --endpoint/],
    [['--endpoint', 'example.org', '--model', 'm'], /whole address/],
    [['--endpoint', 'http:', '--model', 'm'], /whole address/],
    [['--url', 'http://:bad/', '--claim', 'c'], /whole address/],
    [['--key-env', 'NOT_SET'], /no environment variable NOT_SET/],
    [['--minutes', 'soon'], /above 0/],
    [['--speed', '9'], /--speed/],
  ])('says what is wrong with %j', (args, fault) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
    expect(() => readOptions(args, {})).toThrow(fault);
  });
});

describe('buildMode', () => {
  it('grants 127.0.0.1 only where it is asked for', () => {
    expect(buildMode({})).toBe('production');
    expect(buildMode({ endpoint: 'https://example.org/v1' })).toBe('production');
    expect(buildMode({ endpoint: 'http://127.0.0.1:11434/v1' })).toBe('e2e');
    expect(buildMode({ url: 'http://127.0.0.1:8080/a' })).toBe('e2e');
  });
});
