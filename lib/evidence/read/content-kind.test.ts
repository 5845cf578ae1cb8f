import { describe, expect, it } from 'vitest';
import { kindOfBytes, kindOfType } from './content-kind';

describe('kindOfType', () => {
  it.each([
    ['text/html; charset=utf-8', 'page'],
    ['application/xhtml+xml', 'page'],
    [' Text/Plain ', 'text'],
    ['application/pdf', 'pdf'],
    ['application/octet-stream', 'unsure'],
    ['', 'unsure'],
    ['image/png', undefined],
    ['application/json', undefined],
    ['text/html, text/html; charset=utf-8', 'page'],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('%j is %s', (type, kind) => {
    expect(kindOfType(type)).toBe(kind);
  });
});

describe('kindOfBytes', () => {
  it.each([
    ['%PDF-1.7\n', 'pdf'],
    ['\ufeff %PDF-1.4', 'pdf'],
    ['<!DOCTYPE html><p>A file that begins with %PDF-1.7 is a PDF.', 'page'],
    ['\n\n<HTML lang="en">', 'page'],
    ['<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">', 'page'],
    ['A file that begins with %PDF-1.7 is a PDF.', undefined],
    ['<svg>', undefined],
    ['', undefined],
  ])('%j is %s', (start, kind) => {
    expect(kindOfBytes(new TextEncoder().encode(start))).toBe(kind);
  });
});
