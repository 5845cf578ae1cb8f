import { describe, expect, it } from 'vitest';
import { hostsIn } from './private-hosts';

describe('hostsIn', () => {
  it.each([
    ['', []],
    ['wiki.local', ['wiki.local']],
    ['Wiki.Local, 127.0.0.1:8080; [fd00::1]', ['wiki.local', '127.0.0.1:8080', '[fd00::1]']],
    ['http://10.0.0.2:81/start\nwiki.local wiki.local', ['10.0.0.2:81', 'wiki.local']],
  ])('reads %j', (text, hosts) => {
    expect(hostsIn(text)).toEqual({ hosts, others: [] });
  });

  it.each(['a^host', '*', '*.local', 'ftp://10.0.0.2', 'http://', 'wiki:99999'])(
    'names %j as none',
    (other) =>
      expect(hostsIn(`wiki.local, ${other}`)).toEqual({ hosts: ['wiki.local'], others: [other] }),
  );
});
