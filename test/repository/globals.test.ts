import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read, trackedFiles } from './tracked-files';

/** `chrome` or `browser` used as a global: an identifier that is no property, no import, no declaration. */
function browserGlobals(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const declared = new Set<string>();
  const used: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && (node.text === 'chrome' || node.text === 'browser')) {
      const { parent } = node;
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
      const isName = 'name' in parent && parent.name === node;
      if (isName && !isMember) declared.add(node.text);
      else if (!isMember && ts.isExpression(parent)) used.push(node.text);
      if (isMember && /globalThis|window|self/.test(parent.expression.getText()))
        used.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return used.filter((name) => !declared.has(name));
}

const outside = trackedFiles().filter(
  (file) =>
    /^(components|lib|prompts|lab)\/.*\.tsx?$/.test(file) && !file.startsWith('lib/browser/'),
);

describe("the browser's API", () => {
  it.each([
    ['chrome.tabs.query({});', ['chrome']],
    ['const tabs = browser.tabs;', ['browser']],
    ['globalThis.chrome.runtime;', ['chrome']],
    ['const browser = launch(); browser.close();', []],
    ['const name = plan.browser;', []],
    ['// chrome.tabs is not here', []],
  ])('is found in %j', (source, used) => {
    expect(browserGlobals('a.ts', source)).toEqual(used);
  });

  it('is touched in lib/browser and entrypoints only', () => {
    expect(outside.length).toBeGreaterThan(20);
    const found = outside.filter((file) => browserGlobals(file, read(file)).length > 0);
    expect(found).toEqual([]);
  });
});
