export interface StyleRule {
  selector: string;
  style: string;
}

/**
 * The rules of a style sheet that hold everywhere: those inside others (`@media`, nesting) hold on some screens or
 * states only and are left out, and so are at-rules. Takes time in proportion to the sheet's length, whatever stands
 * in it.
 */
export function styleRules(sheet: string): StyleRule[] {
  const css = withoutComments(sheet);
  const rules: StyleRule[] = [];
  let depth = 0;
  let begin = 0;
  let open = -1;
  for (const { index, 0: mark } of css.matchAll(/[{};]/gu)) {
    if (mark === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (mark === '}') {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      const selector = css.slice(begin, open).trim();
      const style = css.slice(open + 1, index).trim();
      if (open >= begin && !selector.startsWith('@') && !style.includes('{'))
        rules.push({ selector, style });
      begin = index + 1;
    } else if (depth === 0) begin = index + 1;
  }
  return rules;
}

function withoutComments(sheet: string): string {
  let css = '';
  let at = 0;
  for (let open = sheet.indexOf('/*'); open >= 0; open = sheet.indexOf('/*', at)) {
    css += sheet.slice(at, open);
    const close = sheet.indexOf('*/', open + 2);
    at = close < 0 ? sheet.length : close + 2;
  }
  return css + sheet.slice(at);
}
