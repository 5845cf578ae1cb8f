import { describe, expect, it } from 'vitest';
import { addressTrouble } from './address';

describe('addressTrouble', () => {
  it.each([
    'https://example.org/page',
    'http://8.8.8.8/',
    'http://172.32.0.1/',
    'http://172.15.255.255/',
    'http://100.63.0.1/',
    'http://100.128.0.1/',
    'http://192.169.0.1/',
    'http://11.0.0.1/',
    'http://223.255.255.255/',
    'http://[2606:4700:4700::1111]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[64:ff9b::8.8.8.8]/',
    'http://[2002:808:808::1]/',
    'https://local.example.org/',
    'https://localhost.example.org/',
    'https://münchen.example/',
    'https://8-8-8-8.example.org/',
    'https://version-10-0-1.example.org/',
    'https://10.0.example.org/',
  ])('reads %s', (url) => {
    expect(addressTrouble(url)).toBeUndefined();
  });

  it.each([
    ['loopback', 'http://127.0.0.1/'],
    ['loopback elsewhere', 'http://127.200.3.4:8080/x'],
    ['this network', 'http://0.0.0.0/'],
    ['this network, a zero', 'http://0/'],
    ['decimal', 'http://2130706433/'],
    ['octal', 'http://0177.0.0.1/'],
    ['hexadecimal', 'http://0x7f000001/'],
    ['hexadecimal parts', 'http://0x7f.0.0.0x1/'],
    ['short', 'http://127.1/'],
    ['short private', 'http://10.1/'],
    ['full-width digits', 'http://１２７.０.０.１/'],
    ['a dot at the end', 'http://127.0.0.1./'],
    ['class A', 'http://10.255.255.255/'],
    ['class B, first', 'http://172.16.0.0/'],
    ['class B, last', 'http://172.31.255.255/'],
    ['class C', 'http://192.168.0.1/'],
    ['carrier-grade NAT', 'http://100.64.0.1/'],
    ['carrier-grade NAT, last', 'http://100.127.255.255/'],
    ['link-local, cloud metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['documentation', 'http://203.0.113.9/'],
    ['benchmarks', 'http://198.19.0.1/'],
    ['multicast', 'http://224.0.0.1/'],
    ['broadcast', 'http://255.255.255.255/'],
    ['localhost', 'http://localhost:3000/'],
    ['localhost in capitals', 'http://LOCALHOST/'],
    ['localhost with a dot', 'http://localhost./'],
    ['under localhost', 'http://app.localhost/'],
    ['multicast DNS', 'http://printer.local/'],
    ['internal', 'http://metadata.google.internal/'],
    ['home network', 'http://router.home.arpa/'],
    ['a router', 'http://router.lan/'],
    ['one label', 'http://intranet/'],
    ['a name that is an address', 'http://127.0.0.1.nip.io/'],
    ['the same with hyphens', 'http://app-192-168-1-1.nip.io/'],
    ['the same in hexadecimal', 'http://7f000001.nip.io/'],
    ['the same at a server nobody lists', 'http://10-0-0-1.wildcard.example/'],
    ['the same with points', 'http://www.169.254.169.254.wildcard.example/'],
    ['a name for the own machine', 'http://app.localtest.me/'],
    ['relays', 'http://192.88.99.1/'],
    ['v6 loopback', 'http://[::1]/'],
    ['v6 unspecified', 'http://[::]/'],
    ['v6 unique local', 'http://[fd00::1]/'],
    ['v6 link-local', 'http://[fe80::1]/'],
    ['v6 multicast', 'http://[ff02::1]/'],
    ['v6 documentation', 'http://[2001:db8::1]/'],
    ['v6 documentation, newer', 'http://[3fff::1]/'],
    ['v6 translated', 'http://[::ffff:0:10.0.0.1]/'],
    ['v6 Teredo', 'http://[2001:0:1::1]/'],
    ['v6 hash identities', 'http://[2001:20::1]/'],
    ['v6 mapped', 'http://[::ffff:127.0.0.1]/'],
    ['v6 mapped, hexadecimal', 'http://[::ffff:c0a8:1]/'],
    ['v6 compatible', 'http://[::127.0.0.1]/'],
    ['v6 NAT64', 'http://[64:ff9b::10.0.0.1]/'],
    ['v6 local NAT64', 'http://[64:ff9b:1::1]/'],
    ['v6 6to4', 'http://[2002:c0a8:1::1]/'],
  ])('refuses %s: %s', (_, url) => {
    expect(addressTrouble(url)).toBe('private-address');
  });

  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'chrome-extension://abc/options.html',
    'https://user:secret@example.org/',
    'http://999.1.1.1/',
    'no address',
    '',
  ])('knows %s for no address', (url) => {
    expect(addressTrouble(url)).toBe('bad-address');
  });

  it('lets hosts through that the reader named, and no others', () => {
    const allowed = ['127.0.0.1:8080', ' Wiki.Local ', '[fd00::1]'];
    expect(addressTrouble('http://127.0.0.1:8080/a', allowed)).toBeUndefined();
    expect(addressTrouble('http://wiki.local/a', allowed)).toBeUndefined();
    expect(addressTrouble('http://[fd00::1]:99/a', allowed)).toBeUndefined();
    expect(addressTrouble('http://127.0.0.1:9090/a', allowed)).toBe('private-address');
    expect(addressTrouble('http://my.wiki.local/', allowed)).toBe('private-address');
    expect(addressTrouble('ftp://wiki.local/', allowed)).toBe('bad-address');
  });
});
